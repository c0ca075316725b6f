import type { Page, Request } from '@playwright/test';
import { AttemptPage } from '../support/attempt-page.ts';
import { ownTest } from '../support/own-tests.ts';
import { holdBack } from '../support/pages.ts';
import { expect, test, when } from '../support/test.ts';

/** The page asks for each before its scripts are there, and not again afterwards. */
async function expectEarly(page: Page, path: string, early: readonly string[]): Promise<void> {
  const calls: string[] = [];
  const count = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(?:api|auth|tests)\//.test(pathname)) calls.push(pathname + search);
  };
  page.on('request', count);
  const release = await holdBack(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => calls).toEqual(expect.arrayContaining(['/auth/me', ...early]));
  release();
  await page.waitForLoadState('networkidle');
  for (const call of ['/auth/me', ...early]) {
    expect(
      calls.filter((it) => it === call),
      call,
    ).toHaveLength(1);
  }
  page.off('request', count);
  await page.unroute('**/assets/main.*.js');
}

test('the data of a student’s page is requested while its scripts are loading, and only once', async ({
  page,
  loggedIn,
}) => {
  const attempt = new AttemptPage(loggedIn, await ownTest());
  await when('the student opens the instructions of a test', () =>
    expectEarly(page, attempt.path, [`/tests/${attempt.test.testId}`, '/api/user/open-attempts']),
  );
  await when('the student finishes it and opens the results', async () => {
    const screen = await attempt.start(page);
    await screen.submit();
    const { pathname, search } = new URL(page.url());
    const attemptId = new URLSearchParams(search).get('attempt') ?? '';
    await expectEarly(page, pathname + search, [
      `/api/test/results/${attemptId}`,
      `/api/user/bookmarks/of-attempt/${attemptId}`,
      `/api/user/question-reports?attemptId=${attemptId}`,
    ]);
  });
  await when('the student opens the dashboard', () =>
    expectEarly(page, '/dashboard', [
      '/api/user/profile',
      '/api/user/targets',
      '/api/user/open-attempts',
    ]),
  );
  await when('the student looks at their performance', () =>
    expectEarly(page, '/dashboard/performance', ['/api/user/performance']),
  );
});
