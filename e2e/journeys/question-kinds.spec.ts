import type { Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { expectSaved, startedAttempt } from '../support/attempt-page.ts';
import { watchConsole } from '../support/console.ts';
import { kindsExam } from '../support/kinds-exam.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { ownPaper } from '../support/own-exams.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** The speed that a question asks for. */
const speedOf = (question: string | undefined) => Number(/(\d+) m/.exec(question ?? '')?.[1]) / 4;

const inDevanagari = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

const heading = (page: Page) => page.getByRole('heading', { name: /^Question \d+ of/ });
const next = (page: Page) => page.getByRole('button', { name: 'Save & Next' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('a paper of all kinds with sections and a profile, from its file to the review', async ({
      page,
      loggedIn,
    }) => {
      const isQuiet = watchConsole(page);
      const { examId, testId } = await given('a composed paper', () => ownPaper(kindsExam));
      const dialog = page.getByRole('dialog');

      await when('the student opens the test', () => page.goto(`/mock-test/${examId}/${testId}`));
      await then('the instructions name the sections and their marks', async () => {
        await expect(dialog).toContainText('Section A');
        await expect(dialog).toContainText('answer any 2 of the 4 questions');
        await expectNoOverflow(page, 'the instructions of a paper with sections');
        await expectAccessible(page, 'the instructions of a paper with sections');
      });
      const starting = startedAttempt(page);
      await dialog.getByRole('button', { name: 'Start Test' }).click();
      const { attemptId, test: paper } = await starting;
      expect(paper.questions.map(({ kind }) => kind ?? 'single')).toEqual(
        ['single', 'multiple', 'numeric'].flatMap((kind) => [kind, kind, kind, kind]),
      );

      await then('a single choice shows the passage that it shares', async () => {
        await expect(heading(page)).toContainText('Question 1 of 12');
        await expect(page.getByText('Sales of a shop')).toBeVisible();
        await expectNoOverflow(page, 'a passage');
        await expectAccessible(page, 'a passage');
        await page.getByRole('radio').first().check();
      });
      await when('they go on to the multiple choices', async () => {
        for (let number = 2; number <= 5; number += 1) await next(page).click();
        await expect(heading(page)).toContainText('Question 5 of 12');
      });
      await then('several options can be chosen, by mouse and by key', async () => {
        await page.getByRole('checkbox').nth(0).check();
        await page.keyboard.press('b');
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
        await expectNoOverflow(page, 'a multiple choice');
        await expectAccessible(page, 'a multiple choice');
        await expectVisibleIn(['dark', 'forced colours'], page, 'a multiple choice');
      });
      await when('they answer another one wrong, and go to the numbers', async () => {
        await next(page).click();
        await page.getByRole('checkbox').nth(3).check();
        for (let number = 7; number <= 9; number += 1) await next(page).click();
        await expect(heading(page)).toContainText('Question 9 of 12');
      });
      const speeds = paper.questions.slice(8).map(({ question }) => speedOf(question));
      const wrong = `${(speeds[1] ?? 0) + 7.5}`;
      await then('a number is typed, by keyboard or on the keypad, in any script', async () => {
        await field(page).fill(inDevanagari(`${speeds[0]}`));
        await expect(page.getByText('Counts as')).toBeVisible();
        await expectNoOverflow(page, 'a number');
        await expectAccessible(page, 'a number');
        await next(page).click();
        const keypad = page.getByRole('group', { name: 'Number keypad' });
        for (const key of wrong.replace('.', '·')) {
          const name = key === '·' ? 'Point' : key;
          await keypad.getByRole('button', { name, exact: true }).click();
        }
        await expect(field(page)).toHaveValue(wrong);
      });
      await then('what is not a number is no answer, and says so', async () => {
        await next(page).click();
        await field(page).fill('1e3');
        await expect(page.getByRole('status').getByText('Write the number in full')).toBeVisible();
        await field(page).fill(`${speeds[2]}`);
        await expectSaved(page);
      });
      await then('all answers are there after a reload', async () => {
        await page.reload();
        await dialog.getByRole('button', { name: 'Resume Test' }).click();
        await expect(field(page)).toHaveValue(`${speeds[2]}`);
        await page.getByRole('button', { name: 'Previous' }).click();
        await expect(field(page)).toHaveValue(wrong);
      });

      await when('they submit', async () => {
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        await dialog.getByRole('button', { name: 'Submit Test' }).click();
        await expect(page.getByRole('heading', { name: 'Test Results' })).toBeVisible();
      });
      await then('the marks follow the rules of each section', async () => {
        const params = { attemptId };
        const { token } = loggedIn;
        const results = await getJson('/api/test/results/{attemptId}', { params, token });
        // One right choice, two of three right options, a wrong option, two numbers that count.
        expect(results.testAttempt).toMatchObject({ marks: 4 + 2 - 2 + 4, maxMarks: 40 });
        expect(results.detailedResults.map(({ outcome }) => outcome)).toEqual([
          ...['right', 'unanswered', 'unanswered', 'unanswered'],
          ...['partly_right', 'wrong', 'unanswered', 'unanswered'],
          ...['right', 'wrong', 'not_counted', 'unanswered'],
        ]);
      });
      await then('the screen shows sections and says why a part of the marks', async () => {
        const sections = page.getByRole('region', { name: 'Sections' });
        await expect(sections).toContainText('Section B');
        await expectNoOverflow(page, 'results with sections');
        await expectAccessible(page, 'results with sections');
        await page.goto(`/test-results/${examId}/${testId}?attempt=${attemptId}&review=all`);
        const partly = page.getByRole('article', { name: 'Question 5', exact: true });
        await expect(partly).toContainText('You chose 2 of 3 right options');
        const number = page.getByRole('article', { name: 'Question 10', exact: true });
        await expect(number).toContainText(`${(speeds[1] ?? 0) - 0.1} to`);
        await expectNoOverflow(page, 'the review of all kinds');
        await expectAccessible(page, 'the review of all kinds');
        await expectVisibleIn(['dark', 'forced colours'], page, 'the review of all kinds');
      });
      await then('the console shows no errors', async () => isQuiet());
    });
  });
}
