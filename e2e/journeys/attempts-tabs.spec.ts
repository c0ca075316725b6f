import type { Page } from '@playwright/test';
import { AttemptPage, isSave, TestScreen } from '../support/attempt-page.ts';
import { ownTest } from '../support/own-tests.ts';
import { logIn, storedToken, toast } from '../support/sign-in.ts';
import { registerStudent } from '../support/student.ts';
import { expect, given, test, then, when } from '../support/test.ts';

test('two tabs: the newer one continues, the older one offers to take over, and no answer is lost', async ({
  context,
  page,
  attempt,
}) => {
  const older = await attempt.start(page);
  await older.answer(1);
  await older.goTo(5);
  await older.expectSaved();

  const newer = await when('the student opens the test in a second tab', async () =>
    attempt.openOn(await context.newPage()),
  );
  await then('it has the answers and continues', async () => {
    await newer.expectAnswersShown();
    await newer.answer(2);
    await newer.expectSaved();
  });
  await then('the first says so and accepts no answers', async () => {
    await expect(elsewhereDialog(page)).toBeVisible();
    await page.keyboard.press('B');
  });

  await when('the student continues in the first', async () => {
    await page.bringToFront();
    await elsewhereDialog(page).getByRole('button', { name: 'Continue here' }).click();
    await expect(elsewhereDialog(page)).toBeHidden();
  });
  await then('it has the answers from the second, which now says so', async () => {
    await older.expectAnswersShown();
    await expect(elsewhereDialog(newer.page)).toBeVisible();
    await older.answer(3);
    await older.answer(1, (attempt.rightOption(1) + 1) % 4);
    await older.submit();
  });
  await then('the last answer to every question is graded', () => attempt.expectGraded());
});

test('two tabs: when the newer one is closed in any way, the older one continues by itself', async ({
  context,
  page,
  attempt,
}) => {
  const older = await attempt.start(page);
  await older.answer(1);
  const newer = await attempt.openOn(await context.newPage());
  await expect(elsewhereDialog(page)).toBeVisible();
  await when('the newer tab answers without network and dies', async () => {
    await newer.answer(2);
    await newer.expectSaved();
    await context.setOffline(true);
    await newer.answer(3);
    await newer.expectStoredOnDevice();
    await newer.page.close({ runBeforeUnload: false });
    await context.setOffline(false);
  });
  await then('the older one continues with all answers', async () => {
    await expect(elsewhereDialog(page)).toBeHidden();
    await older.expectAnswersShown();
    await older.answer(4);
    await older.submit();
  });
  await then('every answer is graded', () => attempt.expectGraded());
});

test('two devices: both continue, show a notice, and every answer counts', async ({
  openDevice,
  page,
  loggedIn,
  attempt,
}) => {
  const laptop = await attempt.start(page);
  for (const number of [1, 2]) await laptop.answer(number);
  await laptop.expectSaved();

  const phone = await when('the student opens the test on a second device', async () =>
    attempt.openOn(await openDevice({ token: loggedIn.token })),
  );
  await then('it is at the same state as the first one', () => phone.expectAnswersShown());

  await when('they answer on both in turn', async () => {
    await phone.answer(3);
    await phone.expectSaved();
    await laptop.answer(4);
    await laptop.expectSaved();
    await phone.answer(5);
    await phone.expectSaved();
    // Changed on the first device, then again on the second: the later change counts.
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
  await then('the last answer to every question is graded', () => attempt.expectGraded());
  await then('the other shows a notice and the same results', async () => {
    await laptop.tile(6).click();
    await expect(toast(laptop.page, 'This test was already submitted.')).toBeVisible();
    await laptop.expectResults();
    await attempt.expectGraded();
  });
});

test('two devices, one of them without network for a while: the answers of both count', async ({
  openDevice,
  context,
  page,
  loggedIn,
  attempt,
}) => {
  const laptop = await attempt.start(page);
  await laptop.answer(1);
  await laptop.expectSaved();
  const phone = await attempt.openOn(await openDevice({ token: loggedIn.token }));

  await when(
    'the first loses the network and the student continues to answer on both',
    async () => {
      await context.setOffline(true);
      for (const number of [2, 3, 4]) await laptop.answer(number);
      for (const number of [5, 6]) await phone.answer(number);
      await phone.expectSaved();
      await laptop.expectStoredOnDevice();
    },
  );
  await when('the network comes back', () => context.setOffline(false));
  await then('the first has the answers of both', async () => {
    await laptop.expectSaved();
    await laptop.expectAnswersShown();
    await laptop.submit();
  });
  await then('every answer is graded', () => attempt.expectGraded());
});

test('two devices: answers not sent before the other device submitted do not count, and the page says so', async ({
  openDevice,
  context,
  page,
  loggedIn,
  attempt,
}) => {
  const laptop = await attempt.start(page);
  await laptop.answer(1);
  await laptop.expectSaved();
  const phone = await attempt.openOn(await openDevice({ token: loggedIn.token }));

  await when(
    'the second submits, and the first continues to answer without a network',
    async () => {
      await context.setOffline(true);
      await phone.submit();
      await laptop.answer(2);
      await laptop.expectStoredOnDevice();
    },
  );
  await when('the network comes back', () => context.setOffline(false));
  await then('the first says what counts, and shows it', async () => {
    const notices = laptop.page.getByRole('region', { name: /^Notifications/ });
    await expect(notices).toContainText(
      /submitted before your last answers reached us\. We counted only the answers/,
    );
    await expect(laptop.page.getByText('You scored 1 out of 20')).toBeVisible();
  });
});

test('a test submitted on one device is not resumed on the other', async ({
  openDevice,
  context,
  page,
  loggedIn,
  attempt,
}) => {
  await given('a test left open in a closed browser, submitted in another', async () => {
    const laptop = await attempt.start(page);
    await laptop.answer(1);
    await laptop.expectSaved();
    await page.close({ runBeforeUnload: false });
    const phone = await attempt.openOn(await openDevice({ token: loggedIn.token }));
    await phone.answer(2);
    await phone.submit();
  });
  const again = await context.newPage();
  await when('the student opens the test in the first again', () => again.goto(attempt.path));
  await then('they see that it is over, and its results', async () => {
    await expect(again.getByRole('button', { name: 'Start Test' })).toBeVisible();
    await again.getByRole('dialog').getByRole('link', { name: 'See its results' }).click();
    await new TestScreen(again, attempt).expectResults();
  });
  await then('there is one attempt', () => attempt.expectGraded());
});

test('a log-out in another tab: the answers stay, and after the log-in the test continues', async ({
  context,
  page,
  student,
}) => {
  const attempt = new AttemptPage(student, await ownTest());
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
  await then('the test is hidden and the page says how to continue', async () => {
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
  await then('the answers are there and the test continues', async () => {
    await screen.expectAnswersShown();
    await screen.answer(4);
    await screen.submit();
  });
  await then('every answer is graded', () => expectGradedAfterLogIn(page, attempt));
});

test('a session that was ended elsewhere: a log-in in another tab lets the test continue in place', async ({
  context,
  page,
  student,
  request,
}) => {
  const attempt = new AttemptPage(student, await ownTest());
  await page.goto('/login');
  await logIn(page, student);
  await expect(page).toHaveURL('/dashboard');
  const screen = await attempt.start(page);
  await screen.answer(1);
  await screen.expectSaved();
  const token = await storedToken(page);
  const headers = { authorization: `Bearer ${token}` };

  await given('a student at the second question', async () => {
    const saved = page.waitForResponse(isSave);
    await screen.goTo(2);
    await saved;
  });
  await when('the session is ended elsewhere and the student continues to answer', async () => {
    expect((await request.post('/api/auth/logout-everywhere', { headers })).ok()).toBe(true);
    const status = async () => (await request.get('/api/user/test-history', { headers })).status();
    await expect.poll(status).toBe(401);
    await page.getByRole('radiogroup').locator('label').nth(attempt.rightOption(2)).click();
    attempt.chosen.set(2, attempt.rightOption(2));
  });
  await then('they see that, and that the answer is stored', async () => {
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
  await then('the test continues where it was', async () => {
    await screen.expectQuestion(2);
    await screen.expectAnswersShown();
    await screen.answer(3);
    await screen.submit();
  });
  await then('every answer is graded', () => expectGradedAfterLogIn(page, attempt));
});

test('the next student to log in sees nothing of the test, and the first student comes back to it', async ({
  context,
  page,
  student,
}) => {
  const attempt = new AttemptPage(student, await ownTest());
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
    await screen.expectStoredOnDevice();
  });
  await when('they leave, and another student logs in on the same computer', async () => {
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
    await expectGradedAfterLogIn(back, attempt);
  });
});

test('another account in a second tab: the first tab says so and keeps the last answer for its student', async ({
  context,
  page,
  attempt,
}) => {
  const { student } = attempt;
  const stranger = await registerStudent();
  const screen = await attempt.start(page);
  await screen.answer(1);
  await screen.expectSaved();
  await given('an answer that could not be sent', async () => {
    await context.route('**/progress', (route) => route.abort());
    await screen.answer(2);
    await screen.expectStoredOnDevice();
  });
  const other = await context.newPage();
  await other.goto('/help');
  const becomes = ({ token }: { token: string }) =>
    other.evaluate(`localStorage.setItem('token', '${token}')`);
  await when('somebody else is logged in in another tab', () => becomes(stranger));
  await then('the first tab says who, and whose test it is, and hides the test', async () => {
    await expect(page.getByRole('heading', { name: 'Another account is logged in' })).toBeVisible();
    await expect(page.getByText(stranger.email)).toBeVisible();
    await expect(page.getByText(/are kept on this device/)).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('radiogroup')).toBeHidden();
  });
  await when('the student is logged in again', async () => {
    await context.unrouteAll();
    await becomes(student);
  });
  await then('the test goes on with the answer, which is saved', async () => {
    await screen.expectAnswersShown();
    await screen.expectSaved();
    await screen.submit();
  });
  await then('all answers are graded', () => attempt.expectGraded());
});

const elsewhereDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'This test is open in another tab' });

/** A log-out may have ended the registration's token: the page's own token is valid. */
async function expectGradedAfterLogIn(page: Page, attempt: AttemptPage): Promise<void> {
  const token = (await storedToken(page)) ?? '';
  await attempt.expectGraded({ token });
}
