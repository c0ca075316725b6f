import { get, getJson } from '../support/api.ts';
import { isSave, type AttemptPage, type TestScreen } from '../support/attempt-page.ts';
import { passTime, passTimeOnServer } from '../support/pass-time.ts';
import { toast } from '../support/sign-in.ts';
import { expect, given, test, then, when } from '../support/test.ts';

/** The duration of the journeys' test. */
const SECONDS = 20 * 60;
/** The last seconds of a test, for which somebody really waits. */
const LAST_SECONDS = 5;
/** The server accepts answers for so long after the end. */
const GRACE_SECONDS = 60;

test('time runs out: the test submits itself, says so, and everything counts', async ({
  page,
  attempt,
}) => {
  const screen = await attempt.start(page);
  const notice = page.getByRole('dialog', { name: 'Time is up' });
  await given('a submit that takes a while', () =>
    page.route('**/submit', async (route) => {
      await expect(notice).toBeVisible();
      await route.continue();
    }),
  );
  await when('a student answers two questions and thinks about the third', async () => {
    await screen.answer(1);
    await screen.expectSaved();
    await leaveLastSeconds(attempt);
    await screen.answer(2);
    await screen.tile(3).click();
  });
  await then('the results appear by themselves', () => expectEnd(screen));
  await then('with the time of the test, no more', async () => {
    const { testAttempt } = await attempt.expectGraded();
    expect(testAttempt.timeSpent).toBeLessThanOrEqual(SECONDS);
  });
});

test('the submit dialog does not stop the clock', async ({ page, attempt }) => {
  await page.clock.install();
  const screen = await attempt.start(page);
  await screen.answer(1);
  await when('the student clicks Submit and cannot decide', () => screen.submitButton.click());
  await then('the visible clock stands still', async () => {
    const shown = await screen.secondsLeft();
    await passTime(page, attempt, 3);
    expect(await screen.secondsLeft()).toBe(shown);
  });
  await when('time is up', () => passTime(page, attempt, secondsUntilEnd(attempt)));
  await then('the test is submitted all the same', () => expectEnd(screen));
  await then('the answer is graded', () => attempt.expectGraded());
});

test('time runs out without network: if it is back within the minute, everything counts', async ({
  context,
  page,
  attempt,
}) => {
  await page.clock.install();
  const screen = await attempt.start(page);
  await screen.answer(1);
  await screen.expectSaved();
  await when(
    'the network goes away and the student continues to answer until time is up',
    async () => {
      await context.setOffline(true);
      for (const number of [2, 3]) await screen.answer(number);
      await passTime(page, attempt, secondsUntilEnd(attempt));
    },
  );
  await then('they see how long the server accepts answers', () =>
    expect(page.getByRole('dialog', { name: 'Time is up' })).toContainText(/for \d+ more seconds/),
  );
  await when('the network comes back', () => context.setOffline(false));
  await then('the test is submitted by itself', () => expectEnd(screen));
  await then('the answers without network count', () => attempt.expectGraded());
});

test('time runs out without network and it stays away: what was saved is graded', async ({
  context,
  page,
  attempt,
}) => {
  await page.clock.install();
  const screen = await attempt.start(page);
  const notice = page.getByRole('dialog', { name: 'Time is up' });
  for (const number of [1, 2]) await screen.answer(number);
  await screen.expectSaved();
  await when('the network goes away and the student continues to answer', async () => {
    await context.setOffline(true);
    await screen.answer(3);
    // This answer will never reach the server in time.
    attempt.chosen.delete(3);
  });
  await when('time is up', async () => {
    await passTime(page, attempt, secondsUntilEnd(attempt));
    await expect(notice).toContainText(/for \d+ more seconds/);
    expect(await stateOf(attempt)).toBeUndefined();
  });
  await when('the server no longer accepts answers, and has ended the attempt', async () => {
    await passTime(page, attempt, GRACE_SECONDS);
    await expect.poll(() => stateOf(attempt)).toBe('expired');
  });
  await then('the student sees what counts', () =>
    expect(notice).toContainText(/no connection in time/),
  );
  await when('the network comes back', () => context.setOffline(false));
  await then('they see that the last answer came too late', () =>
    expect(
      toast(
        page,
        'Time was up before your last answers reached us. We counted only the answers that were saved before.',
      ),
    ).toBeVisible({ timeout: 120_000 }),
  );
  await then('the results are those of what was saved', async () => {
    await expectEnd(screen);
    await attempt.expectGraded({ state: 'expired' });
  });
});

test('a tab that was suspended at the end submits when it wakes', async ({
  context,
  page,
  attempt,
}) => {
  const screen = await attempt.start(page);
  await screen.answer(1);
  await screen.expectSaved();
  const end = await leaveLastSeconds(attempt);
  const saved = page.waitForResponse(isSave);
  await screen.answer(2);
  await saved;
  const devtools = await context.newCDPSession(page);
  await when('the tab is suspended and time passes', async () => {
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await expect.poll(() => Date.now()).toBeGreaterThan(end);
  });
  await when('it wakes', () => devtools.send('Page.setWebLifecycleState', { state: 'active' }));
  await then('the test is submitted at once', () => expectEnd(screen));
  await then('the answers are graded', () => attempt.expectGraded());
});

for (const { what, days } of [
  { what: 'a day ahead', days: 1 },
  { what: 'a day behind', days: -1 },
]) {
  test(`a device whose clock is ${what} takes the test in the server's time`, async ({
    context,
    page,
    attempt,
  }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    const screen = await attempt.start(page);
    await then('the clock shows the time of the test', async () => {
      expect(await screen.secondsLeft()).toBeGreaterThan(15 * 60);
      expect(await screen.secondsLeft()).toBeLessThanOrEqual(20 * 60);
    });
    await when('the student answers, with and without network, and reloads the page', async () => {
      await screen.answer(1);
      await screen.expectSaved();
      await context.setOffline(true);
      await screen.answer(2);
      await screen.expectStoredOnDevice();
      await context.setOffline(false);
      await screen.expectSaved();
      await page.reload();
      await attempt.resume(page);
    });
    await then('nothing is different', async () => {
      await screen.expectAnswersShown();
      expect(await screen.secondsLeft()).toBeGreaterThan(15 * 60);
      await screen.answer(3);
      await screen.submit();
    });
    await then('every answer is graded', () => attempt.expectGraded());
  });
}

test('a clock that is set forward in the middle of the test ends nothing', async ({
  page,
  attempt,
}) => {
  await page.clock.install({ time: Date.now() });
  const screen = await attempt.start(page);
  await screen.answer(1);
  await when('the clock of the device is set a day forward', () =>
    page.clock.setSystemTime(Date.now() + 86_400_000),
  );
  await then('the test continues as before', async () => {
    await screen.answer(2);
    await screen.expectSaved();
    expect(await screen.secondsLeft()).toBeGreaterThan(15 * 60);
    await page.reload();
    await attempt.resume(page);
    await screen.expectAnswersShown();
    expect(await screen.secondsLeft()).toBeGreaterThan(15 * 60);
    await screen.submit();
  });
  await then('both answers are graded', () => attempt.expectGraded());
});

async function expectEnd(screen: TestScreen): Promise<void> {
  await screen.expectResults({ timeout: 60_000 });
}

/** Lets the server's time pass until the last seconds, of which the page learns with its next save; returns the end. */
async function leaveLastSeconds(attempt: AttemptPage): Promise<number> {
  await passTimeOnServer(attempt, secondsUntilEnd(attempt) - LAST_SECONDS);
  return Date.now() + LAST_SECONDS * 1000;
}

/** Whole seconds until the attempt is over. */
function secondsUntilEnd({ deadline }: AttemptPage): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - Date.now()) / 1000));
}

/** How the attempt ended, or undefined while it is open. */
async function stateOf({
  attemptId,
  student: { token },
}: AttemptPage): Promise<string | undefined> {
  const options = { params: { attemptId }, token };
  const { status } = await get('/api/test/results/{attemptId}', options);
  if (status === 409) return undefined;
  return (await getJson('/api/test/results/{attemptId}', options)).testAttempt.state;
}
