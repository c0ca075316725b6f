import { listExams } from '../../support/exams.ts';
import { DELAY_MS, expectStill, recordShifts, expectNoShift } from '../../support/layout-shifts.ts';
import { serveFrameOnly } from '../../support/pages.ts';
import { toast } from '../../support/sign-in.ts';
import { expect, forRelease, test } from '../../support/test.ts';

// Files are delayed between page and gateway; what the service worker fetches does not pass there.
test.use({ serviceWorkers: 'block' });

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
  await expectStill(page, '/', 'Practise the exam before exam day');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectStill(page, '/exam-test-series?q=qqqxxqqq', 'No exams found');
  await expectStill(page, `/test-details/${examId}/${testId}`, 'How it is marked', /^Resume/);
  await expectStill(page, '/dashboard', 'Your test is running', /^Resume/);
  await expectStill(page, '/dashboard/history', 'No test history yet', /^Resume/);
  await expectStill(page, '/dashboard/performance', 'See how you improve', /^Browse/);
  await page.evaluate('window.shift = 0');
  await page.context().setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expectNoShift(page, 'the network is lost');
});

const signInScreens = {
  '/login': 'Log in',
  '/register': 'Create an account',
  '/register?step=code': 'Verify your email',
  '/forgot-password': 'Reset your password',
  '/no/such/page': 'Page not found',
} as const;

for (const width of [360, 1440]) {
  test(`late fonts and failed parts move nothing at ${width} px`, forRelease, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * DELAY_MS));
      await route.continue();
    });
    for (const [path, heading] of Object.entries(signInScreens)) {
      await expectStill(page, path, heading);
    }

    await serveFrameOnly(page, '/exam-test-series');
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
    await expectStill(page, '/exam-test-series', 'There is a new version of Abhyas');
  });
}

for (const width of [360, 1440]) {
  test(
    `a late font changes no line of a public page at ${width} px`,
    forRelease,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(recordShifts);
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2 * DELAY_MS));
        await route.continue();
      });
      const exams = await listExams();
      const paths = exams.map(({ _id }) => `/exam-details/${_id}`);
      for (const path of ['/', '/exam-test-series', '/terms', '/refunds', ...paths.slice(0, 8)]) {
        const font = page.waitForEvent('requestfinished', (request) =>
          request.url().includes('latin-wght'),
        );
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await font;
        await page.evaluate('document.fonts.ready.then(() => undefined)');
        await expectNoShift(page, path);
      }
    },
  );
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
  await expectNoShift(page, 'the next step, with a toast');
});

for (const { what, path, call, fields, button, answer } of [
  {
    what: 'a refused log-in',
    path: '/login',
    call: '**/api/auth/login',
    fields: { 'Email address': 'asha@example.com', Password: 'a good password' },
    button: 'Log in',
    answer: {
      status: 401,
      message:
        'The email address or the password is wrong. If you have just signed up, first enter the code from our email.',
    },
  },
  {
    what: 'a wrong code',
    path: '/register?step=code',
    call: '**/api/auth/verify-email',
    fields: { 'Email address': 'asha@example.com', OTP: '123456' },
    button: 'Verify',
    answer: {
      status: 422,
      message: 'This code is wrong or too old. Check it, or ask for a new code.',
      fields: { otp: 'This code is wrong or too old. Check it, or ask for a new code.' },
    },
  },
] as const) {
  test(`on a phone, the form does not jump after ${what} that took long`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(recordShifts);
    await page.route(call, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2 * DELAY_MS));
      const { status, ...body } = answer;
      await route.fulfill({ status, json: { success: false, code: 'wrong', ...body } });
    });
    await page.goto(path);
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: button, exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expectNoShift(page, what);
  });
}

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
