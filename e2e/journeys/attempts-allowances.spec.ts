import { randomUUID } from 'node:crypto';
import { AttemptPage } from '../support/attempt-page.ts';
import { allowTime } from '../support/operator-commands.ts';
import { ownTest } from '../support/own-tests.ts';
import { expect, given, test, then, when } from '../support/test.ts';

/** The duration of the journeys' long test is twenty minutes. */
const MINUTES = 20;

test('after an outage the clock of a running test follows, and answers count as before', async ({
  loggedIn,
  page,
  attempt,
}) => {
  const screen = await attempt.start(page);
  await given('a student who has answered questions', async () => {
    for (const number of [1, 2]) await screen.answer(number);
    await screen.expectSaved();
  });
  await when('an operator gives open attempts of this student a quarter of an hour', async () => {
    const output = await allowTime(
      ...['outage', randomUUID(), '--minutes', '15', '--student', loggedIn.email],
    );
    expect(output).toContain(' 1 open attempt got 15 minutes more');
  });
  await then('the clock shows it after the next answer', async () => {
    await screen.answer(3);
    await expect
      .poll(() => screen.secondsLeft(), { timeout: 30_000 })
      .toBeGreaterThan(MINUTES * 60);
    expect(await screen.secondsLeft()).toBeLessThanOrEqual((MINUTES + 15) * 60);
  });
  await then('a changed answer replaces the earlier one', async () => {
    await screen.answer(1, (attempt.rightOption(1) + 1) % 4);
    await screen.expectSaved();
  });
  await then('everything is there on the next load', async () => {
    await page.reload();
    await attempt.resume(page);
    await screen.expectAnswersShown();
    expect(await screen.secondsLeft()).toBeGreaterThan(MINUTES * 60);
    await screen.submit();
  });
  await then('the last answers are graded', () => attempt.expectGraded());
});

test('a student with compensatory time sees it and has it', async ({ page, loggedIn }) => {
  await given('a student with twenty more minutes per hour', async () => {
    const output = await allowTime('student', loggedIn.email, '--per-hour', '20');
    expect(output).toContain('has 20 minutes more for each hour of the test');
  });
  const attempt = new AttemptPage(loggedIn, await ownTest());
  await when('they read the instructions', () => page.goto(attempt.path));
  await then('the extra minutes are shown', () =>
    expect(page.getByRole('dialog').getByText(/You have 7 extra minutes\./)).toBeVisible(),
  );
  const screen = await attempt.start(page);
  await then('the clock includes them', async () => {
    expect(await screen.secondsLeft()).toBeGreaterThan((MINUTES + 6) * 60);
    expect(await screen.secondsLeft()).toBeLessThanOrEqual((MINUTES + 7) * 60);
  });
  await screen.answer(1);
  await screen.submit();
  await then('the answer is graded', () => attempt.expectGraded());
});
