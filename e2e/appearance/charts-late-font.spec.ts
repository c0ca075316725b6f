import type { Page } from '@playwright/test';
import { showAllCharts } from '../support/charts.ts';
import { mixedTest, takeTest } from '../support/completed-attempts.ts';
import { expect, given, test, then, when } from '../support/test.ts';

/** Holds back the fonts of a page until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** By how many pixels the label that reaches furthest to the left is cut. */
function cutPixels(page: Page): Promise<number> {
  return page.evaluate<number>(`Math.max(
    ...[...document.querySelectorAll('.highcharts-xaxis-labels text')].map((label) => {
      const chart = label.ownerSVGElement.getBoundingClientRect();
      return chart.left - label.getBoundingClientRect().left;
    }),
  )`);
}

function headingWidth(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1'));
    return range.getBoundingClientRect().width;
  })()`);
}

test('labels of charts are whole when their font is used after they were drawn', async ({
  page,
  loggedIn,
}) => {
  const taken = await takeTest(page.request, loggedIn.token, await mixedTest());
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdFonts(page);
  await given('charts that were drawn before the font arrived', async () => {
    const { examId, testId, attemptId } = taken;
    // The fonts hold up the load event.
    await page.goto(`/test-results/${examId}/${testId}?attempt=${attemptId}`, {
      waitUntil: 'domcontentloaded',
    });
    await showAllCharts(page);
    expect(await cutPixels(page)).toBeLessThan(1);
  });
  await when('it arrives, and the window changes its size', async () => {
    const before = await headingWidth(page);
    release();
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.screenshot({ fullPage: true });
    await page.setViewportSize({ width: 1300, height: 900 });
    await expect.poll(() => headingWidth(page)).not.toBe(before);
  });
  await then('the labels are whole', async () => {
    await expect.poll(() => cutPixels(page)).toBeLessThan(1);
  });
});
