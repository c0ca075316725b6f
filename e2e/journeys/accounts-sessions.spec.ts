import { hoursOf, logIn, nameInHeader, storedToken, toast } from '../support/sign-in.ts';
import { expect, given, test, then, when } from '../support/test.ts';

for (const { remember, hours } of [
  { remember: false, hours: 12 },
  { remember: true, hours: 30 * 24 },
]) {
  test(`Remember me ${remember ? 'on' : 'off'}: ${hours} hours, the browser closed in between`, async ({
    baseURL,
    launchOptions,
    playwright,
    student,
  }) => {
    const open = () =>
      playwright.chromium.launchPersistentContext(test.info().outputPath('profile'), {
        ...launchOptions,
        ...(baseURL && { baseURL }),
      });

    await when('a student logs in and closes the browser', async () => {
      const browser = await open();
      const page = await browser.newPage();
      await page.goto('/login');
      await logIn(page, student, { remember });
      await expect(toast(page, 'Login successful!')).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
      expect(hoursOf((await storedToken(page)) ?? '')).toBe(hours);
      await browser.close();
    });

    await then('they are still logged in when they open it again', async () => {
      const browser = await open();
      const page = await browser.newPage();
      await page.goto('/dashboard/profile');
      await expect(page.getByLabel('Full Name')).toHaveValue(student.name);
      await browser.close();
    });
  });
}

test('a log-out in one tab is a log-out in all', async ({ context, page, loggedIn, request }) => {
  const publicTab = await context.newPage();
  const privateTab = await context.newPage();

  await given('three open tabs', async () => {
    await page.goto('/dashboard');
    // Loading a page stores this session if there is none: after the log-out, no page is loaded again.
    await publicTab.goto('/exam-test-series');
    await privateTab.goto('/dashboard/profile');
    await expect(nameInHeader(publicTab, loggedIn.name)).toBeVisible();
    await expect(privateTab.getByLabel('Full Name')).toHaveValue(loggedIn.name);
  });

  await when('the student logs out in one', async () => {
    await page.bringToFront();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });

  await then('the others no longer show any of their data', async () => {
    await expect(publicTab.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(nameInHeader(publicTab, loggedIn.name)).toBeHidden();
    await expect(privateTab).toHaveURL(/\/login/);
    await expect(privateTab.getByText(loggedIn.email)).toBeHidden();
  });

  await then('the token is invalid', async () => {
    const status = async () =>
      (
        await request.get('/auth/me', { headers: { authorization: `Bearer ${loggedIn.token}` } })
      ).status();
    await expect.poll(status).toBe(401);
  });
});

test('a session that was ended elsewhere leads to the log-in screen and back', async ({
  page,
  loggedIn,
  request,
}) => {
  const headers = { authorization: `Bearer ${loggedIn.token}` };

  await given('a student who is logged in', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText('No tests taken yet')).toBeVisible();
  });

  await when('their session is ended elsewhere and they continue', async () => {
    expect((await request.post('/api/auth/logout', { headers })).ok()).toBe(true);
    const status = async () => (await request.get('/api/user/test-history', { headers })).status();
    await expect.poll(status).toBe(401);
    await page.getByRole('link', { name: 'Test History' }).click();
  });

  await then('they see a message and the log-in screen', async () => {
    await expect(page.getByText('You were logged out. Log in to continue')).toBeVisible();
    await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fhistory');
    expect(await storedToken(page)).toBeNull();
  });

  await then('after that they are where they were going', async () => {
    await logIn(page, loggedIn);
    await expect(page).toHaveURL('/dashboard/history');
    await expect(page.getByText('No test history yet')).toBeVisible();
  });
});

test('a log-in never redirects to another site', async ({ page, student }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'elsewhere.example') elsewhere.push(request.url());
  });
  for (const next of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await logIn(page, student);
    await expect(page, next).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  }
  expect(elsewhere).toEqual([]);
});
