import { getExam, listExams } from '../../support/exams.ts';
import {
  DELAY_MS,
  expectStill,
  recordShifts,
  expectNoShift,
  slowDown,
} from '../../support/layout-shifts.ts';
import { laterLiveTests } from '../../support/live-tests.ts';
import { expect, forRelease, test } from '../../support/test.ts';

test('the exams stay where they are while they load', async ({ page, loggedIn }) => {
  const [first] = await listExams();
  const { _id: examId, name, tests } = await getExam(first?._id);
  await page.request.post(`/tests/${tests[0]?._id}/start`, {
    headers: { authorization: `Bearer ${loggedIn.token}` },
  });
  await page.addInitScript(recordShifts);
  // What the student has done comes last.
  await page.route(/\/exams(\?|\/[^/]+$)|\/open-attempts|\/attempted-tests/, async (route) => {
    const delayMs = route.request().url().includes('/exams') ? DELAY_MS : 2 * DELAY_MS;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectStill(page, '/exam-test-series?category=SSC', name, /^Resume/);
    await expectStill(page, '/exam-test-series?q=cat', 'No exams found');
    await expectStill(page, `/exam-details/${examId}`, 'Full mock tests', /^Resume/);
  }
});

for (const { name, late } of [
  { name: 'styles', late: /\/remotes\/.*\.css/ },
  { name: 'fonts', late: /\.woff2/ },
]) {
  test(
    `the exams stay where they are when their ${name} come last`,
    forRelease,
    async ({ page, loggedIn }) => {
      expect(loggedIn.token).not.toBe('');
      await page.addInitScript(recordShifts);
      await page.route(late, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3 * DELAY_MS));
        await route.continue();
      });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/exam-test-series?category=SSC');
        await expect(page.getByRole('heading', { name: 'SSC CGL' })).toBeVisible();
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        await page.waitForLoadState('load');
        await expectNoShift(page, `${width}`);
      }
    },
  );
}

test('a live test stays where it is while it loads', async ({ page, loggedIn }) => {
  const [live] = await laterLiveTests(loggedIn.token);
  await page.addInitScript(recordShifts);
  await slowDown(page, /upcoming-tests/);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const path = `/test-details/${live?.examId}/${live?.testId}`;
    await expectStill(page, path, 'How it is marked', /^Add to Calendar/);
    await page.goto(`${path}/lobby`);
    await expect(page.getByRole('region').getByText('Open until')).toBeVisible();
    await expectNoShift(page, `lobby, ${width}`);
  }
});
