import { showChart } from '../../support/charts.ts';
import { mixedTest, takeTest } from '../../support/completed-attempts.ts';
import { DELAY_MS, recordShifts, expectNoShift } from '../../support/layout-shifts.ts';
import { addParticipants } from '../../support/participants.ts';
import { expect, test } from '../../support/test.ts';

test('results stay where they are while their figures, charts and font load', async ({
  page,
  loggedIn,
}) => {
  const taken = await takeTest(page.request, loggedIn.token, await mixedTest());
  await addParticipants([taken], 30);
  await page.addInitScript(recordShifts);
  let areResultsThere = false;
  const delay = (times: number) => new Promise((resolve) => setTimeout(resolve, times * DELAY_MS));
  await page.route('**/api/test/results/*', async (route) => {
    await delay(2);
    await route.continue();
    areResultsThere = true;
  });
  // The charts' own script is the only one that is asked for after the results.
  await page.route('**/remotes/test-runner/*.js', async (route) => {
    if (areResultsThere) await delay(2);
    await route.continue();
  });
  // Until then, text has the width of another font.
  await page.route('**/*.woff2', async (route) => {
    await delay(2);
    await route.continue();
  });
  const path = `/test-results/${taken.examId}/${taken.testId}?attempt=${taken.attemptId}`;
  for (const width of [360, 1440]) {
    // As high as the page, too: charts far below move nothing that others would see.
    for (const height of [740, 6000]) {
      areResultsThere = false;
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const chart = page.getByRole('region', { name: 'Time per Question' });
      await showChart(chart);
      await expectNoShift(page, `results, ${width} by ${height}`);
    }
  }
});

test('a jump to a question of the review moves nothing but the page', async ({
  page,
  loggedIn,
}) => {
  const taken = await takeTest(page.request, loggedIn.token, await mixedTest());
  await page.addInitScript(recordShifts);
  await page.setViewportSize({ width: 360, height: 740 });
  const query = `attempt=${taken.attemptId}&review=all`;
  await page.goto(`/test-results/${taken.examId}/${taken.testId}?${query}`);
  const last = page.locator('#question-10');
  await expect(last).toBeAttached();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.evaluate('window.shift = 0');
  // By script, after which every shift counts: after a press, Chromium leaves out half a second.
  for (const number of [10, 1, 6, 9, 2]) {
    await page.evaluate(`document.getElementById('question-${number}').scrollIntoView()`);
    await expect(page.locator(`#question-${number}`)).toBeInViewport();
    await expectNoShift(page, `to question ${number}`);
  }
});
