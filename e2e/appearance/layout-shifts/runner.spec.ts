import { AttemptPage, isSave } from '../../support/attempt-page.ts';
import { longTest } from '../../support/exams.ts';
import { DELAY_MS, recordAllShifts, expectNoShift } from '../../support/layout-shifts.ts';
import { expect, test } from '../../support/test.ts';

/** Counts what a browser takes for the content of a page. */
const countContents = `window.contents = 0;
new PerformanceObserver((list) => {
  window.contents += list.getEntries().length;
}).observe({ type: 'largest-contentful-paint', buffered: true });`;

test('the instructions count as content when they are painted first', async ({
  page,
  loggedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(countContents);
  await page.goto(new AttemptPage(loggedIn, await longTest()).path);
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await expect.poll(() => page.evaluate<number>('window.contents')).toBeGreaterThan(0);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`a running test stays where it is at ${viewport.width} px`, async ({ page, loggedIn }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(recordAllShifts);
    await page.route('**/start', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.continue();
    });
    const { path } = new AttemptPage(loggedIn, await longTest());
    await page.goto(path);
    await page.getByRole('button', { name: 'Start Test' }).click();
    const heading = page.getByRole('heading', { name: /^Question \d+ of/ });
    await expect(heading).toHaveText(/^Question 1 /);
    await expectNoShift(page, 'from the instructions to the test');
    for (const [what, key, shown] of [
      ['to the next question', 'ArrowRight', /^Question 2 /],
      ['to the one after', 'ArrowRight', /^Question 3 /],
      ['back', 'ArrowLeft', /^Question 2 /],
      ['an answer', 'a', /^Question 2 /],
      ['a mark, and to the next question', 'm', /^Question 3 /],
      ['to the next one without an answer', 'n', /^Question 4 /],
    ] as const) {
      await page.evaluate('window.shift = 0');
      const saved = key === 'a' ? page.waitForResponse(isSave) : undefined;
      await page.keyboard.press(key);
      await expect(heading).toHaveText(shown);
      await saved;
      await expectNoShift(page, what);
    }
    await page.evaluate('window.shift = 0');
    await page.getByRole('list', { name: 'Sections' }).getByRole('button').last().click();
    await expect(heading).not.toHaveText(/^Question 4 /);
    await expectNoShift(page, 'to another section');
  });
}
