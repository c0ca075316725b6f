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

/** A page keeps its stand-in if the font is late, which these tests are not about. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route(/\/main\.\w+\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

test('a dot between two numbers stands between them', async ({ page }) => {
  await waitForFonts(page);
  await page.goto('/accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  for (const sign of signs) expect.soft(await widthOf(page, sign), sign).toBeGreaterThan(1);
});

test('a page requests its font before its styles say so, and once', async ({ page }) => {
  await page.goto('/accessibility', { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const requests = await page.evaluate<string[]>(
    `performance.getEntriesByType('resource').filter(({ name }) => name.includes('latin-wght'))
      .map(({ initiatorType }) => initiatorType)`,
  );
  expect(requests).toEqual(['link']);
});
