import { takeTest } from '../../support/completed-attempts.ts';
import { recordShifts, expectNoShift, slowDown } from '../../support/layout-shifts.ts';
import { expect, forRelease, test } from '../../support/test.ts';

/** The pages of the dashboard, and what each shows when it is complete. */
const dashboardPages: readonly (readonly [path: string, last: string | RegExp])[] = [
  ['/dashboard', 'Recent Activity'],
  ['/dashboard/profile', 'Save Changes'],
  ['/dashboard/history', /^Showing 1 to /],
  ['/dashboard/history?q=zzz', 'No test found'],
  ['/dashboard/performance', 'Your Improvement'],
  ['/dashboard/saved', 'Saved on'],
  ['/dashboard/bookmarks', 'No bookmarked questions yet'],
  ['/dashboard/upcoming', / at \d/],
  ['/dashboard/achievements', /^\d+ of \d+ unlocked$/],
  ['/dashboard/help', 'How do I delete my account?'],
  ['/dashboard/settings', 'Delete My Account'],
];

for (const { name, late } of [
  { name: 'the running tests and the target exams', late: /open-attempts|targets/ },
  { name: 'what the page is about', late: /profile|history|performance|settings|faqs/ },
]) {
  test(
    `the dashboard stays where it is while it loads, ${name} last`,
    forRelease,
    async ({ page, loggedIn, attempt }) => {
      const headers = { authorization: `Bearer ${loggedIn.token}` };
      const { examId, testId } = attempt.test;
      await takeTest(page.request, loggedIn.token, { examId, testId });
      await page.request.post('/api/user/saved-tests', { headers, data: { testId } });
      await page.request.post(`/tests/${testId}/start`, { headers });
      await page.addInitScript(recordShifts);
      await slowDown(page, late);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        for (const [path, last] of dashboardPages) {
          await page.goto(path);
          await expect(page.getByRole('main').getByText(last).first()).toBeVisible();
          if (/dashboard$|history/.test(path)) {
            await expect(page.getByRole('link', { name: /^Resume/ })).toBeVisible();
          }
          await expectNoShift(page, `${path}, ${width}`);
        }
      }
    },
  );
}

test('the dashboard stays where it is when a part of it fails', async ({ page, loggedIn }) => {
  expect(loggedIn.token).not.toBe('');
  await page.addInitScript(recordShifts);
  await page.route(/\/api\/user\/(targets|profile\/settings)/, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } }),
  );
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/dashboard', '/dashboard/settings']) {
      await page.goto(path);
      await expect(page.getByText(/^Your target exams could not be loaded/)).toBeVisible();
      await expectNoShift(page, `${path}, ${width}`);
    }
  }
});
