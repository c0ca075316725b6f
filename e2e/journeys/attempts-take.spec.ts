import { watchConsole } from '../support/console.ts';
import { expect, given, test, then, when } from '../support/test.ts';

test('a student takes a test and every answer is graded as it was given', async ({
  page,
  attempt,
}) => {
  const isQuiet = watchConsole(page);
  const screen = await given('a student who starts a test', () => attempt.start(page));

  await when('they answer most of it, change their mind twice and mark two', async () => {
    for (let number = 1; number <= 16; number += 1) {
      const right = attempt.rightOption(number);
      await screen.answer(number, number % 3 === 0 ? (right + 1) % 4 : right);
    }
    await screen.answer(3);
    await screen.answer(4, (attempt.rightOption(4) + 2) % 4);
    await screen.mark();
    await screen.goTo(18);
    await screen.mark();
    await screen.expectSaved();
  });

  await then('the palette shows the state of each question', async () => {
    await screen.expectAnswersShown();
    await expect(screen.tile(4)).toHaveAccessibleName(/answered, marked for review/i);
    await expect(screen.tile(18)).toHaveAccessibleName(/marked for review, current/i);
    await expect(screen.tile(20)).toHaveAccessibleName(/not visited/i);
  });

  await then('the last question before the submit shows the figures', async () => {
    await screen.submitButton.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('term')).toContainText([
      'Answered',
      'Not answered',
      'Marked for review',
      'Not visited',
      'Even',
      'Odd',
    ]);
    const figures = ['16', '4', '2', '3', '10/10', '6/10'];
    await expect(dialog.getByRole('definition')).toHaveText(figures);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  await when('they submit', () => screen.submit());
  await then('the results match, answer by answer', () => attempt.expectGraded());
  await then('the console shows no errors', async () => isQuiet());
});

test('a reload in the middle restores everything', async ({ page, attempt }) => {
  const screen = await attempt.start(page);
  await given('a student with a few answers, at question 7, marked', async () => {
    for (const number of [1, 2, 5]) await screen.answer(number);
    await screen.goTo(7);
    await screen.mark();
    await screen.expectSaved();
  });
  const before = await screen.secondsLeft();

  await when('the page is reloaded', async () => {
    await page.reload();
    await attempt.resume(page);
  });

  await then('they are where they were and the clock has continued', async () => {
    await screen.expectQuestion(7);
    await screen.expectAnswersShown();
    await expect(screen.tile(7)).toHaveAccessibleName(/marked for review/i);
    expect(await screen.secondsLeft()).toBeLessThanOrEqual(before);
  });

  await when('they continue and submit', async () => {
    for (const number of [8, 1]) await screen.answer(number, 0);
    await screen.submit();
  });
  await then('the answers before and after the reload count', () => attempt.expectGraded());
});

test('a reload before the save has arrived loses nothing', async ({ page, attempt }) => {
  const screen = await attempt.start(page);
  await given('saves that do not arrive', () => page.route('**/progress', () => undefined));
  await when('the student answers and the page is reloaded at once', async () => {
    for (const number of [1, 2, 3]) await screen.answer(number);
    await page.unroute('**/progress');
    await page.reload();
    await attempt.resume(page);
  });
  await then('the answers are there', () => screen.expectAnswersShown());
  await when('they submit', () => screen.submit());
  await then('they are graded', () => attempt.expectGraded());
});

test('the back button leaves the test and forward leads into it again', async ({
  page,
  attempt,
}) => {
  await page.goto('/exam-test-series');
  const screen = await attempt.start(page);
  await given('a student with two answers', async () => {
    for (const number of [1, 2]) await screen.answer(number);
    await screen.expectSaved();
  });

  // Leaving a running test opens a confirmation if the browser allows it.
  page.on('dialog', (dialog) => void dialog.accept());
  await when('they go back and forward again', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'All Exam Test Series' })).toBeVisible();
    await page.goForward();
    await attempt.resume(page);
  });

  await then('the test continues with their answers', async () => {
    await screen.expectAnswersShown();
    await screen.answer(3);
    await screen.submit();
  });
  await then('they are graded', () => attempt.expectGraded());

  await then('the back button does not lead into the finished test', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/\/mock-test\//);
  });
});

test('repeated clicks start one attempt and submit it once', async ({ page, attempt }) => {
  const posts: string[] = [];
  page.on('request', (it) => {
    if (it.method() === 'POST' && it.url().includes('/tests/')) {
      posts.push(it.url().replace(/^.*\//, ''));
    }
  });

  await page.clock.install();
  const screen = await when('a student double-clicks Start Test', () =>
    attempt.start(page, { clicks: 2 }),
  );
  await screen.answer(1);
  await screen.answer(2);

  await when('and also double-clicks Submit and Submit Test', async () => {
    // However slow the machine is, the second click comes at the same moment as the first.
    await page.clock.pauseAt(Date.now() + 1000);
    await screen.submitButton.dblclick();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).dblclick();
    await page.clock.resume();
    await screen.expectResults();
  });

  await then('each was requested once, and there is one result', async () => {
    expect(posts).toEqual(['start', 'submit']);
    await attempt.expectGraded();
  });
});
