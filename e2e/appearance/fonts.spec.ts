import type { Page } from '@playwright/test';
import { showAllCharts } from '../support/charts.ts';
import { mixedTest, takeTest } from '../support/completed-attempts.ts';
import { expect, given, test, then, when } from '../support/test.ts';

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

/** Where the leftmost name of a bar begins, seen from the left edge of its chart. */
function leftmostName(page: Page): Promise<number> {
  return page.evaluate<number>(`Math.min(
    ...[...document.querySelectorAll('.highcharts-xaxis-labels text')].map(
      (name) => name.getBoundingClientRect().left - name.closest('svg').getBoundingClientRect().left,
    ),
  )`);
}

test('charts have space for their names when the page gets its font late', async ({
  page,
  loggedIn,
}) => {
  const taken = await takeTest(page.request, loggedIn.token, await mixedTest());
  const path = `/test-results/${taken.examId}/${taken.testId}?attempt=${taken.attemptId}`;
  const widthOfNames = () =>
    page
      .locator('.highcharts-xaxis-labels text')
      .evaluateAll((names) => Math.max(...names.map((name) => name.getBoundingClientRect().width)));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await given('charts whose text has the stand-in', async () => {
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    // The page is loaded when its font is.
    await page.goto(path, { waitUntil: 'commit' });
    // As on results to which a public page led: a page that begins with its stand-in keeps it.
    await page.evaluate("document.documentElement.removeAttribute('data-fonts')");
    await showAllCharts(page);
    expect(await leftmostName(page)).toBeGreaterThan(-1);
  });
  const before = await widthOfNames();
  await when('the font arrives, and is used', async () => {
    release();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    // Chromium takes a late font into use when the page is drawn for another screen.
    await expect
      .poll(async () => {
        await page.screenshot({ fullPage: true });
        return widthOfNames();
      })
      .not.toBeCloseTo(before, 0);
  });
  await then('no name is cut, at any width', async () => {
    await expect.poll(() => leftmostName(page)).toBeGreaterThan(-1);
    for (const width of [1300, 800, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => leftmostName(page), { message: `${width}` }).toBeGreaterThan(-1);
    }
  });
});
