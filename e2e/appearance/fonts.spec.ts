import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Signs that stand alone, which some fonts draw over the letter before them. */
const signs = ['·', '`', '´', '¨', '¯', '¸'];

/** How much wider two letters are with the sign between them, in the font of the page. */
function widthOf(page: Page, sign: string): Promise<number> {
  return page.evaluate<number>(`(() => {
    const { font } = getComputedStyle(document.body);
    const pen = Object.assign(document.createElement('canvas').getContext('2d'), { font });
    const width = (text) => pen.measureText(text).width;
    return width(${JSON.stringify(`n${sign}n`)}) - width('nn');
  })()`);
}

test('a dot between two numbers stands between them', async ({ page }) => {
  await page.goto('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  for (const sign of signs) expect.soft(await widthOf(page, sign), sign).toBeGreaterThan(1);
});
