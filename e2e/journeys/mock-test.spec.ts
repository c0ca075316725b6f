import type { ResponseOf } from '@abhyas/web-kit/contract';
import type { Page } from '@playwright/test';
import { expectSaved, startedAttempt, type StartedAttempt } from '../support/attempt-page.ts';
import { showAllCharts } from '../support/charts.ts';
import { watchConsole } from '../support/console.ts';
import { codeFor } from '../support/mail.ts';
import { answerKeys, hasRealQuestions } from '../support/questions.ts';
import { fillRegistration, logIn, toast, typeCode } from '../support/sign-in.ts';
import { newStudent } from '../support/student.ts';
import { openAllGroups } from '../support/test-list.ts';
import { expect, given, test, then, when } from '../support/test.ts';

type Paper = StartedAttempt['test'];

const exam = 'IBPS PO';
/** The number of questions that the student answers, the first half of them right. */
const answerCount = 10;

test('a student registers, takes a real mock test and reads the results', async ({ page }) => {
  const isQuiet = watchConsole(page);
  const person = newStudent();

  await given('a visitor who registers and types the code from the email', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started Free' }).first().click();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await fillRegistration(page, person);
    await expect(toast(page, 'Registration successful! Please verify your email.')).toBeVisible();
    await typeCode(page, await codeFor(person.email), 'Verify');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('No tests taken yet')).toBeVisible();
  });

  await given('they log out and in again', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, person);
    await expect(page).toHaveURL('/dashboard');
  });

  await when('they find an exam and open it', async () => {
    await page.goto('/exam-test-series');
    await page.getByRole('searchbox').fill(exam);
    await page.getByRole('searchbox').press('Enter');
    await page
      .getByRole('link', { name: `View Test Series: ${exam}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(exam) })).toBeVisible();
  });

  const paper = await when('start it', () => startTest(page));
  const chosen = choose(paper);

  await when('answer some questions, half of them right, and mark one', async () => {
    for (const [index, option] of chosen.entries()) {
      await expect(page.getByRole('heading', { name: `Question ${index + 1} of` })).toBeVisible();
      await page.getByRole('radiogroup').locator('label').nth(option).click();
      await expect(page.getByRole('radio').nth(option)).toBeChecked();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await page.getByRole('button', { name: /^Mark/ }).click();
    await expectSaved(page);
  });

  await then('a reload in the middle restores everything', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Resume Test' }).click();
    const palette = page.getByRole('group', { name: 'Question palette' });
    await expect(palette.getByRole('button', { name: /, Answered/i })).toHaveCount(answerCount);
  });

  const results = await when('submit', async () => {
    const response = page.waitForResponse((it) => it.url().includes('/api/test/results/'));
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
    await expect(page).toHaveURL(/\/test-results\//);
    return (await (await response).json()) as ResponseOf<'/api/test/results/{attemptId}'>;
  });

  await then('the results match the key of the questions', async () => {
    const { correctAnswers, totalQuestions, score, answered } = results.testAttempt;
    expect(answered).toBe(answerCount);
    expect(totalQuestions).toBe(paper.questions.length);
    expect(score).toBeCloseTo((100 * correctAnswers) / totalQuestions, 1);
    const keyFor = answerKeys();
    for (const result of results.detailedResults) {
      const key = keyFor(result.question, result.options);
      if (key !== undefined) expect(result.correctAnswer).toBe(key);
    }
    const right = results.detailedResults.filter((it) => it.selectedOption === it.correctAnswer);
    expect(correctAnswers).toBe(right.length);
    if (hasRealQuestions) expect(correctAnswers).toBe(answerCount / 2);
  });

  await then('the screen shows them, with charts, and again after a reload', async () => {
    const { correctAnswers, totalQuestions } = results.testAttempt;
    const sentence = `You scored ${correctAnswers} out of ${totalQuestions} questions correctly`;
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subject-wise Performance' })).toBeVisible();
    await showAllCharts(page);
    await page.reload();
    await expect(page.getByText(sentence)).toBeVisible();
  });

  await then('the dashboard and the history show it', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText(paper.title).first()).toBeVisible();
    await page.goto('/dashboard/history');
    await expect(page.getByText(paper.title).first()).toBeVisible();
  });

  await then('the console shows no errors', async () => isQuiet());
});

async function startTest(page: Page): Promise<Paper> {
  await openAllGroups(page);
  // Of the mixed sets, the last one has only imported questions, whose keys the journey knows.
  const link = hasRealQuestions
    ? page.getByRole('link', { name: /^Start Test: .*Mixed Set/ }).last()
    : page.getByRole('link', { name: /^Start Test: / }).first();
  await link.click();
  await expect(page).toHaveURL(/\/mock-test\//);
  const started = startedAttempt(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Start Test' }).click();
  const { test: paper } = await started;
  await expect(page.getByRole('heading', { name: 'Question 1 of' })).toBeVisible();
  expect(paper.questions.length).toBeGreaterThan(answerCount);
  return paper;
}

/** The options that the student picks: right ones first, then wrong ones. Any, without real questions. */
function choose(paper: Paper): number[] {
  const keyFor = answerKeys();
  return paper.questions.slice(0, answerCount).map(({ question, options }, index) => {
    const key = keyFor(question, options);
    if (hasRealQuestions) expect(key, question).toBeDefined();
    const right = key ?? 0;
    return index < answerCount / 2 ? right : (right + 1) % 4;
  });
}
