import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { longTest } from '../support/own-tests.ts';
import { logIn, storedToken } from '../support/sign-in.ts';
import { AttemptPage, TestScreen } from '../support/attempt-page.ts';
import { registerStudent } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

test('two tabs: the newer goes on, the older offers to take over, and no answer is lost', async ({
  context,
  page,
  loggedIn,
  request,
}) => {
  const attempt = new AttemptPage(loggedIn, await longTest());
  const older = await attempt.start(page);
  await older.answer(1);
  await older.expectSaved();

  const newer = await when('the student opens the test in a second tab', async () =>
    attempt.openOn(await context.newPage()),
  );
  await then('it has the answers and goes on', async () => {
    await newer.expectAnswersShown();
    await newer.answer(2);
    await newer.expectSaved();
  });
  await then('the first says so and takes no answers', async () => {
    await expect(elsewhereDialog(page)).toBeVisible();
    await page.keyboard.press('B');
    await expect(elsewhereDialog(page)).toBeVisible();
  });

  await when('the student goes on in the first', async () => {
    await elsewhereDialog(page).getByRole('button', { name: 'Go on here' }).click();
    await expect(elsewhereDialog(page)).toBeHidden();
  });
  await then('it knows what was answered in the second, which now says so', async () => {
    await older.expectAnswersShown();
    await expect(elsewhereDialog(newer.page)).toBeVisible();
    await older.answer(3);
    await older.answer(1, (attempt.rightOption(1) + 1) % 4);
    await older.submit();
  });
  await then('every answer is graded as it was given last', () => attempt.expectGraded(request));
});

test('two tabs: when the newer is closed, however, the older goes on by itself', async ({
  context,
  page,
  loggedIn,
  request,
}) => {
  const attempt = new AttemptPage(loggedIn, await longTest());
  const older = await attempt.start(page);
  await older.answer(1);
  const newer = await attempt.openOn(await context.newPage());
  await expect(elsewhereDialog(page)).toBeVisible();
  await when('the newer tab answers without network and dies', async () => {
    await newer.answer(2);
    await newer.expectSaved();
    await context.setOffline(true);
    await newer.answer(3);
    await newer.expectKeptOnDevice();
    await newer.page.close({ runBeforeUnload: false });
    await context.setOffline(false);
  });
  await then('the older goes on with all that was answered', async () => {
    await expect(elsewhereDialog(page)).toBeHidden();
    await older.expectAnswersShown();
    await older.answer(4);
    await older.submit();
  });
  await then('every answer is graded', () => attempt.expectGraded(request));
});

test('two devices: both go on, are told, and every answer counts', async ({
  browser,
  page,
  loggedIn,
  request,
}) => {
  const attempt = new AttemptPage(loggedIn, await longTest());
  const laptop = await attempt.start(page);
  for (const number of [1, 2]) await laptop.answer(number);
  await laptop.expectSaved();

  const phone = await when('the student opens the test on a second device', async () =>
    attempt.openOn(await deviceOf(browser, loggedIn.token)),
  );
  await then('it is where the first one is', () => phone.expectAnswersShown());

  await when('they answer on both in turn', async () => {
    await phone.answer(3);
    await phone.expectSaved();
    await laptop.answer(4);
    await laptop.expectSaved();
    await phone.answer(5);
    await phone.expectSaved();
    // Changed on the first, then again on the second: the later counts.
    await laptop.answer(1, (attempt.rightOption(1) + 1) % 4);
    await laptop.expectSaved();
    await phone.answer(1, (attempt.rightOption(1) + 2) % 4);
    await phone.expectSaved();
  });
  await then('both say that there is another', async () => {
    await expect(laptop.page.getByText(/also open on another device/)).toBeVisible();
    await expect(phone.page.getByText(/also open on another device/)).toBeVisible();
  });

  await when('one of them submits', () => phone.submit());
  await then('every answer is graded as it was given last', () => attempt.expectGraded(request));
  await then('the other is told and ends at the same results', async () => {
    await laptop.goTo(6);
    await laptop.expectResults();
    await attempt.expectGraded(request);
  });
});

test('two devices, one of them without network for a while: both halves count', async ({
  browser,
  context,
  page,
  loggedIn,
  request,
}) => {
  const attempt = new AttemptPage(loggedIn, await longTest());
  const laptop = await attempt.start(page);
  await laptop.answer(1);
  await laptop.expectSaved();
  const phone = await attempt.openOn(await deviceOf(browser, loggedIn.token));

  await when('the first loses the network and both answer on', async () => {
    await context.setOffline(true);
    for (const number of [2, 3, 4]) await laptop.answer(number);
    for (const number of [5, 6]) await phone.answer(number);
    await phone.expectSaved();
    await laptop.expectKeptOnDevice();
  });
  await when('the network comes back', () => context.setOffline(false));
  await then('the first has the answers of both', async () => {
    await laptop.expectSaved();
    await laptop.expectAnswersShown();
    await laptop.submit();
  });
  await then('every answer is graded', () => attempt.expectGraded(request));
});

test('two devices: answers that one had not sent before the other submitted are told not to count', async ({
  browser,
  context,
  page,
  loggedIn,
}) => {
  const attempt = new AttemptPage(loggedIn, await longTest());
  const laptop = await attempt.start(page);
  await laptop.answer(1);
  await laptop.expectSaved();
  const phone = await attempt.openOn(await deviceOf(browser, loggedIn.token));

  await when('the second submits, and the first answers on without a network', async () => {
    await context.setOffline(true);
    await phone.submit();
    await laptop.answer(2);
    await laptop.expectKeptOnDevice();
  });
  await when('the network comes back', () => context.setOffline(false));
  await then('the first says what counts, and shows it', async () => {
    const notices = laptop.page.getByRole('region', { name: /^Notifications/ });
    await expect(notices).toContainText(/submitted before your last answers arrived\. What was/);
    await expect(laptop.page.getByText('You scored 1 out of 20')).toBeVisible();
  });
});

test('a test submitted on one device is not resumed on the other', async ({
  browser,
  context,
  page,
  loggedIn,
  request,
}) => {
  const attempt = new AttemptPage(loggedIn, await longTest());
  await given('a test left open in a browser that was closed, submitted on another', async () => {
    const laptop = await attempt.start(page);
    await laptop.answer(1);
    await laptop.expectSaved();
    await page.close({ runBeforeUnload: false });
    const phone = await attempt.openOn(await deviceOf(browser, loggedIn.token));
    await phone.answer(2);
    await phone.submit();
  });
  const again = await context.newPage();
  await when('the student opens the test in the first again', () => again.goto(attempt.path));
  await then('they are told that it is over, and led to its results', async () => {
    await expect(again.getByRole('button', { name: 'Start Test' })).toBeVisible();
    await again.getByRole('dialog').getByRole('link', { name: 'See its results' }).click();
    await new TestScreen(again, attempt).expectResults();
  });
  await then('there is one attempt', () => attempt.expectGraded(request));
});

test('a log-out in another tab: the answers stay, and after the log-in the test goes on', async ({
  context,
  page,
  student,
  request,
}) => {
  const attempt = new AttemptPage(student, await longTest());
  await given('a student who logs in and takes a test', async () => {
    await page.goto('/login');
    await logIn(page, student);
    await expect(page).toHaveURL('/dashboard');
  });
  const screen = await attempt.start(page);
  for (const number of [1, 2]) await screen.answer(number);
  await screen.expectSaved();
  // The last answer has not reached the server when the session ends.
  await page.route('**/progress', () => undefined);
  await screen.answer(3);

  await when('they log out in another tab', async () => {
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await other.close();
  });
  await then('the test is out of sight and says how to go on', async () => {
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    await expect(page.getByRole('radiogroup')).toBeHidden();
  });

  await when('they log in again', async () => {
    await page.unroute('**/progress');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, student);
    await expect(page).toHaveURL(attempt.path);
    await attempt.resume(page);
  });
  await then('the answers are there and the test goes on', async () => {
    await screen.expectAnswersShown();
    await screen.answer(4);
    await screen.submit();
  });
  await then('every answer is graded', () => expectGradedAfterLogIn(page, attempt, request));
});

test('a session ended from elsewhere: a log-in in another tab lets the test go on in place', async ({
  context,
  page,
  student,
  request,
}) => {
  const attempt = new AttemptPage(student, await longTest());
  await page.goto('/login');
  await logIn(page, student);
  await expect(page).toHaveURL('/dashboard');
  const screen = await attempt.start(page);
  await screen.answer(1);
  await screen.expectSaved();
  const token = await storedToken(page);
  const headers = { authorization: `Bearer ${token}` };

  await when('the session is ended from elsewhere and the student answers on', async () => {
    expect((await request.post('/api/auth/logout-everywhere', { headers })).ok()).toBe(true);
    const status = async () => (await request.get('/api/user/test-history', { headers })).status();
    await expect.poll(status).toBe(401);
    await screen.goTo(2);
    await page.getByRole('radiogroup').locator('label').nth(attempt.rightOption(2)).click();
    attempt.chosen.set(2, attempt.rightOption(2));
  });
  await then('they are told, and that the answer is kept', async () => {
    await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
    await expect(page.getByText(/kept on this device/i).first()).toBeVisible();
  });
  await when('they log in in another tab', async () => {
    const other = await context.newPage();
    await other.goto('/login');
    await logIn(other, student);
    await expect(other).toHaveURL('/dashboard');
    await other.close();
  });
  await then('the test goes on where it was', async () => {
    await screen.expectQuestion(2);
    await screen.expectAnswersShown();
    await screen.answer(3);
    await screen.submit();
  });
  await then('every answer is graded', () => expectGradedAfterLogIn(page, attempt, request));
});

test('who logs in after a student sees nothing of their test, and the student comes back to it', async ({
  context,
  page,
  student,
  request,
}) => {
  const attempt = new AttemptPage(student, await longTest());
  const stranger = await registerStudent();
  await given('a student in a test who answers without network', async () => {
    await page.goto('/login');
    await logIn(page, student);
    await expect(page).toHaveURL('/dashboard');
    const screen = await attempt.start(page);
    await screen.answer(1);
    await screen.expectSaved();
    await context.setOffline(true);
    await screen.answer(2);
    await screen.expectKeptOnDevice();
  });
  await when('they leave, and somebody else logs in at the same computer', async () => {
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
    const visit = await context.newPage();
    await visit.goto('/dashboard');
    await visit.getByRole('button', { name: 'Logout' }).click();
    await expect(visit).toHaveURL('/login');
    await logIn(visit, stranger);
    await expect(visit).toHaveURL('/dashboard');
    const theirs = new AttemptPage(stranger, attempt.test);
    const screen = await theirs.start(visit);
    await screen.expectAnswersShown();
    expect(theirs.attemptId).not.toBe(attempt.attemptId);
    await screen.submit();
    await visit.goto('/dashboard');
    await visit.getByRole('button', { name: 'Logout' }).click();
    await expect(visit).toHaveURL('/login');
    await visit.close();
  });
  await then('the student finds all their answers when they are back', async () => {
    const back = await context.newPage();
    await back.goto('/login');
    await logIn(back, student);
    await expect(back).toHaveURL('/dashboard');
    const screen = await attempt.openOn(back);
    await screen.expectAnswersShown();
    await screen.submit();
    await expectGradedAfterLogIn(back, attempt, request);
  });
});

const elsewhereDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'This test is open in another tab' });

/** A browser of its own, in which the student is logged in. */
async function deviceOf(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(
    `localStorage.getItem('token') ?? localStorage.setItem('token', '${token}')`,
  );
  return context.newPage();
}

/** The token of the registration may have ended with a log-out: the page's own is good. */
async function expectGradedAfterLogIn(
  page: Page,
  attempt: AttemptPage,
  request: APIRequestContext,
): Promise<void> {
  const token = (await storedToken(page)) ?? '';
  await attempt.expectGraded(request, { token });
}
