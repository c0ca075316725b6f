import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { expectSaved, startedAttempt, type StartedAttempt } from '../support/attempt-page.ts';
import { watchConsole } from '../support/console.ts';
import { getExam } from '../support/exams.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { importQuestions } from '../support/operator-commands.ts';
import { alone, expect, given, test, then, when } from '../support/test.ts';

type PaperQuestion = StartedAttempt['test']['questions'][number];

const EXAM = 'Journeys: two to eight options';
const LETTERS = [...'ABCDEFGH'];
const QUESTIONS = 20;
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** True/false, five and eight options by turns. */
function giftOf(number: number): string {
  if (number % 3 === 0) return `Is ${number} an even number?{${number % 2 === 0 ? 'T' : 'F'}}`;
  const count = number % 3 === 1 ? 5 : 8;
  const options = Array.from({ length: count }, (_, index) => {
    const isRight = index === rightOf(number, count);
    return isRight ? `=the sum ${number + number}` : `~no sum, but ${1000 * (index + 1) + number}`;
  });
  return `How much is ${number} and ${number} (${count} choices)?{${options.join(' ')}}`;
}

/** The last option is right for every other question. */
function rightOf(number: number, count: number): number {
  if (count === 2) return number % 2;
  return number % 2 === 0 ? count - 1 : number % count;
}

function keyOf({ question, options }: PaperQuestion): number {
  return rightOf(Number(/\d+/.exec(question)?.[0]), options.length);
}

/** Every fifth answer is wrong. */
function choiceOf(question: PaperQuestion, index: number): number {
  return (keyOf(question) + (index % 5 === 4 ? 1 : 0)) % question.options.length;
}

/** Imports the questions as an operator does. Importing them again changes nothing. */
async function importExam(): Promise<{ examId: string; testId: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'option-counts-'));
  const file = join(folder, 'questions.gift');
  const items = Array.from({ length: QUESTIONS }, (_, number) => giftOf(number));
  writeFileSync(file, [`$CATEGORY: ${EXAM}/Numbers/Sums`, ...items].join('\n\n'));
  await importQuestions(file);
  rmSync(folder, { recursive: true });
  const find = async () => {
    const { exams } = await getJson('/exams/search', { query: { q: EXAM } });
    return exams.find(({ name }) => name === EXAM);
  };
  // For a moment the gateway responds as it did before the import.
  await expect.poll(find).toBeDefined();
  const examId = (await find())?._id ?? '';
  const [paper] = (await getExam(examId)).tests;
  return { examId, testId: paper?._id ?? '' };
}

const radio = (page: Page, option: number) => page.getByRole('radio').nth(option);

/** Answers by mouse, by letter and by digit in turn. */
async function answer(page: Page, index: number, option: number): Promise<void> {
  if (index % 3 === 0) await page.getByRole('radiogroup').locator('label').nth(option).click();
  else await page.keyboard.press(index % 3 === 1 ? (LETTERS[option] ?? '') : `${option + 1}`);
  await expect(radio(page, option)).toBeChecked();
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'a test of true/false, five and eight options, from its file to the bookmarks',
      alone,
      async ({ page, loggedIn }) => {
        const isQuiet = watchConsole(page);
        const { examId, testId } = await given('an imported file', importExam);
        const dialog = page.getByRole('dialog');

        await when('the student opens the test', () => page.goto(`/mock-test/${examId}/${testId}`));
        await then('the instructions say how many options there are', async () => {
          await expect(dialog).toContainText(
            'Each question has 2 to 8 options, of which 1 is correct.',
          );
        });

        const starting = startedAttempt(page);
        await dialog.getByRole('button', { name: 'Start Test' }).click();
        const { attemptId, test: paper } = await starting;
        const counts = paper.questions.map(({ options }) => options.length);
        expect(new Set(counts)).toEqual(new Set([2, 5, 8]));

        await when('they answer every question by mouse, letter or digit', async () => {
          for (const [index, question] of paper.questions.entries()) {
            await expect(page.getByRole('heading', { level: 2 })).toContainText(
              `Question ${index + 1} of ${QUESTIONS}`,
            );
            await expect(page.getByRole('radio')).toHaveCount(question.options.length);
            await answer(page, index, choiceOf(question, index));
            if (index < QUESTIONS - 1) await page.keyboard.press('ArrowRight');
          }
          await expectSaved(page);
        });

        const short = counts.lastIndexOf(2);
        const long = counts.indexOf(8);
        let current = QUESTIONS - 1;
        const goBackTo = async (index: number) => {
          for (; current > index; current -= 1) {
            await page.getByRole('button', { name: 'Previous' }).click();
          }
          await expect(page.getByRole('heading', { level: 2 })).toContainText(
            `Question ${index + 1} of`,
          );
        };

        await then('the key of an option that a question does not have does nothing', async () => {
          await goBackTo(short);
          await expect(page.getByRole('radio')).toHaveCount(2);
          for (const key of ['c', 'H', '3', '8']) await page.keyboard.press(key);
          await expect(radio(page, choiceOf(paper.questions[short]!, short))).toBeChecked();
        });

        await then('a question with eight options fits, and is there after a reload', async () => {
          await goBackTo(long);
          await expectNoOverflow(page, 'eight options');
          await expectAccessible(page, 'eight options');
          await expectVisibleIn(['dark', 'forced colours'], page, 'eight options');
          await page.keyboard.press('H');
          await expect(radio(page, 7)).toBeChecked();
          await expectSaved(page);
          await page.reload();
          await dialog.getByRole('button', { name: 'Resume Test' }).click();
          await expect(radio(page, 7)).toBeChecked();
        });

        const chosen = paper.questions.map((question, index) =>
          index === long ? 7 : choiceOf(question, index),
        );
        const keys = paper.questions.map(keyOf);
        const right = keys.filter((key, index) => key === chosen[index]).length;
        await when('they submit', async () => {
          await page.getByRole('button', { name: 'Submit', exact: true }).click();
          await dialog.getByRole('button', { name: 'Submit Test' }).click();
        });
        await then('the results match, answer by answer', async () => {
          await expect(
            page.getByText(`You scored ${right} out of ${QUESTIONS} questions correctly`),
          ).toBeVisible();
          const params = { attemptId };
          const results = await getJson('/api/test/results/{attemptId}', {
            params,
            token: loggedIn.token,
          });
          const { detailedResults } = results;
          expect(detailedResults.map(({ selectedOption }) => selectedOption)).toEqual(chosen);
          expect(detailedResults.map(({ correctAnswer }) => correctAnswer)).toEqual(keys);
        });

        const wrong = chosen.findIndex((option, index) => option !== keys[index] && index !== long);
        const letterAndText = (index: number, option: number) =>
          `${LETTERS[option]}. ${paper.questions[index]?.options[option]}`;
        await then('the review names options by their letters', async () => {
          await page.goto(`/test-results/${examId}/${testId}?attempt=${attemptId}&review=all`);
          const article = page.getByRole('article', { name: `Question ${wrong + 1}`, exact: true });
          await expect(article).toContainText(letterAndText(wrong, chosen[wrong]!));
          await expect(article).toContainText(letterAndText(wrong, keys[wrong]!));
          await article.getByText('All options').click();
          await expect(article.locator('details').getByRole('listitem')).toHaveText(
            paper.questions[wrong]!.options.map((_, option) => letterAndText(wrong, option)),
          );
          await expectNoOverflow(page, 'the review');
          await expectAccessible(page, 'the review');
        });

        await then('the bookmark shows all eight options', async () => {
          const article = page.getByRole('article', { name: `Question ${long + 1}`, exact: true });
          const isFolded = chosen[long] === keys[long];
          if (isFolded) await article.locator('summary').first().click();
          await article.getByRole('button', { name: /^Bookmark:/ }).click();
          await expect(article.getByRole('button', { name: /^Bookmarked:/ })).toBeVisible();
          await page.goto('/dashboard/bookmarks');
          const bookmark = page.getByRole('article');
          await expect(bookmark.getByRole('listitem')).toHaveText(
            paper.questions[long]!.options.map((text, option) => `${LETTERS[option]}.${text}`),
          );
          await bookmark.getByRole('button', { name: 'Show answer' }).click();
          await expect(bookmark.getByRole('listitem').nth(keys[long]!)).toContainText(
            'Correct answer',
          );
          await expectNoOverflow(page, 'a bookmark of eight options');
          await expectAccessible(page, 'a bookmark of eight options');
        });
        await then('the console shows no errors', async () => isQuiet());
      },
    );
  });
}
