import type { Page } from '@playwright/test';
import { AttemptPage, isSave } from '../support/attempt-page.ts';
import { mixedTest, takeTest } from '../support/completed-attempts.ts';
import { getExam, listExams, longTest } from '../support/exams.ts';
import { upcomingTests } from '../support/live-tests.ts';
import { addParticipants } from '../support/participants.ts';
import { toast } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Chromium's measure of what moves while a page loads (cumulative layout shift): below it, nobody notices. */
const MAX_SHIFT = 0.02;
/** A list of running tests that arrives later than everything else. */
const DELAY_MS = 400;

const recordShifts = `window.shift = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
}).observe({ type: 'layout-shift', buffered: true });`;
/** Also those right after a click or a key, which the measure leaves out. */
const recordAllShifts = recordShifts.replace('if (!hadRecentInput) ', '');

test('no screen moves while it loads', async ({ page, loggedIn, attempt }) => {
  await page.request.post(`/tests/${attempt.test.testId}/start`, {
    headers: { authorization: `Bearer ${loggedIn.token}` },
  });
  await page.addInitScript(recordShifts);
  await page.route('**/api/user/open-attempts', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue();
  });
  const { examId, testId } = attempt.test;
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectStill(page, '/', 'Take the exam before exam day');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectStill(page, '/exam-test-series?q=qqqxxqqq', 'No exams found');
  await expectStill(page, `/test-details/${examId}/${testId}`, 'How it is marked', /^Resume/);
  await expectStill(page, '/dashboard', 'Your test is running', /^Resume/);
  await expectStill(page, '/dashboard/history', 'No test history yet', /^Resume/);
  await expectStill(page, '/dashboard/performance', 'See how you improve', /^Browse/);
  await page.evaluate('window.shift = 0');
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect.soft(await shiftOf(page), 'the network is lost').toBeLessThan(MAX_SHIFT);
});

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
    await expectStill(page, `/exam-details/${examId}`, 'Full mocks', /^Resume/);
  }
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
    expect.soft(await shiftOf(page), 'from the instructions to the test').toBeLessThan(MAX_SHIFT);
    for (const [what, key, shown] of [
      ['to the next question', 'ArrowRight', /^Question 2 /],
      ['to the one after', 'ArrowRight', /^Question 3 /],
      ['back', 'ArrowLeft', /^Question 2 /],
      ['an answer', 'a', /^Question 2 /],
      ['a mark', 'm', /^Question 2 /],
      ['to the next one without an answer', 'n', /^Question 3 /],
    ] as const) {
      await page.evaluate('window.shift = 0');
      const saved = key === 'a' ? page.waitForResponse(isSave) : undefined;
      await page.keyboard.press(key);
      await expect(heading).toHaveText(shown);
      await saved;
      expect.soft(await shiftOf(page), what).toBeLessThan(MAX_SHIFT);
    }
    await page.evaluate('window.shift = 0');
    await page.getByRole('list', { name: 'Sections' }).getByRole('button').last().click();
    await expect(heading).not.toHaveText(/^Question 3 /);
    expect.soft(await shiftOf(page), 'to another section').toBeLessThan(MAX_SHIFT);
  });
}

const signInScreens = {
  '/login': 'Log in',
  '/register': 'Create an account',
  '/register?step=code': 'Verify your email',
  '/forgot-password': 'Reset your password',
  '/no/such/page': 'Page not found',
} as const;

for (const width of [360, 1440]) {
  test(`late fonts and failed parts move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * DELAY_MS));
      await route.continue();
    });
    for (const [path, heading] of Object.entries(signInScreens)) {
      await expectStill(page, path, heading);
    }

    await page.route('**/remotes/exams/*.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.abort();
    });
    await expectStill(page, '/exam-test-series', 'could not be loaded');

    // The files of this page's release are gone, which takes a while to find out.
    await page.unroute('**/remotes/exams/*.json');
    await page.route('**/remotes/exams/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.fulfill({ status: 404 });
    });
    await expectStill(page, '/exam-test-series', 'A new version of Abhyas is out');
  });
}

test('on a phone, an answer that takes long moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(recordShifts);
  // Chromium does not count what moves within half a second after a click.
  await page.route('**/api/auth/forgot-password', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2 * DELAY_MS));
    await route.fulfill({ json: { success: true, message: 'Sent.' } });
  });
  await page.goto('/forgot-password');
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByRole('button', { name: 'Send Reset OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await expect(toast(page, 'Password reset OTP sent to your email!')).toBeVisible();
  expect(await shiftOf(page), 'the next step, with a toast').toBeLessThan(MAX_SHIFT);
});

test('on a phone, a toast leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Wrong.', code: 'wrong' } }),
  );
  await page.goto('/login');
  const heading = page.getByRole('heading', { name: 'Log in' });
  const before = await heading.boundingBox();
  await page.getByLabel('Email address').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByRole('button', { name: 'Log in' }).click();
  const refused = toast(page, 'Wrong.');
  await expect(refused).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  const { y = 0, height = 0 } = (await refused.boundingBox()) ?? {};
  expect(y + height, 'the end of a toast of one line').toBeLessThan(before?.y ?? 0);
});

test('on a phone, the assistant does not cover what the offline notice says', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByText('Quick questions:')).toBeInViewport();
  await page.context().setOffline(true);
  // A trial only finds out whether something else is above it.
  await page.getByText('You are offline.').click({ trial: true });
});

for (const { name, late } of [
  { name: 'styles', late: /\/remotes\/.*\.css/ },
  { name: 'fonts', late: /\.woff2/ },
]) {
  test(`the exams stay where they are when their ${name} come last`, async ({ page, loggedIn }) => {
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
      expect.soft(await shiftOf(page), `${width}`).toBeLessThan(MAX_SHIFT);
    }
  });
}

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
  test(`the dashboard stays where it is while it loads, ${name} last`, async ({
    page,
    loggedIn,
    attempt,
  }) => {
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
        expect.soft(await shiftOf(page), `${path}, ${width}`).toBeLessThan(MAX_SHIFT);
      }
    }
  });
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
      expect.soft(await shiftOf(page), `${path}, ${width}`).toBeLessThan(MAX_SHIFT);
    }
  }
});

test('a live test stays where it is while it loads', async ({ page, loggedIn }) => {
  const [live] = await upcomingTests(loggedIn.token);
  await page.addInitScript(recordShifts);
  await slowDown(page, /upcoming-tests/);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const path = `/test-details/${live?.examId}/${live?.testId}`;
    await expectStill(page, path, 'How it is marked', /^Add to Calendar/);
    await page.goto(`${path}/lobby`);
    await expect(page.getByRole('region').getByText('Open until')).toBeVisible();
    expect.soft(await shiftOf(page), `lobby, ${width}`).toBeLessThan(MAX_SHIFT);
  }
});

/** Delays what a page requests, and what is late twice as long. */
async function slowDown(page: Page, late: RegExp): Promise<void> {
  await page.route(/\/api\/|\/exams\//, async (route) => {
    const isLate = late.test(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, isLate ? 2 * DELAY_MS : DELAY_MS));
    await route.continue();
  });
}
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
      await expect(chart.locator('svg.highcharts-root')).toBeVisible();
      expect.soft(await shiftOf(page), `results, ${width} by ${height}`).toBeLessThan(MAX_SHIFT);
    }
  }
});

/** Expects that a screen does not move until its heading and its link are drawn. */
async function expectStill(
  page: Page,
  path: string,
  heading: string,
  link?: RegExp,
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  if (link) await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  expect.soft(await shiftOf(page), path).toBeLessThan(MAX_SHIFT);
}

/** Shifts are reported after the frame in which they happen. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate<number>(
    'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.shift), 50)))',
  );
}
