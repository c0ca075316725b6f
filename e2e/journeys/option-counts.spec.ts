import type { Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { expectSaved, startedAttempt, type StartedAttempt } from '../support/attempt-page.ts';
import { watchConsole } from '../support/console.ts';
import { getExam } from '../support/exams.ts';
import { expectAccessible, expectNoOverflow, expectVisibleIn } from '../support/layout.ts';
import { optionsExam, QUESTIONS, rightOf } from '../support/options-exam.ts';
import { findExamId, type OwnExam } from '../support/own-exams.ts';
import { atWidth, expect, given, test, then, when } from '../support/test.ts';

type PaperQuestion = StartedAttempt['test']['questions'][number];

const LETTERS = [...'ABCDEFGH'];
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

function keyOf({ question, options }: PaperQuestion): number {
  return rightOf(Number(/\d+/.exec(question)?.[0]), options.length);
}

/** Every fifth answer is wrong. */
function choiceOf(question: PaperQuestion, index: number): number {
  return (keyOf(question) + (index % 5 === 4 ? 1 : 0)) % question.options.length;
}

async function ownTestOf({ name }: OwnExam): Promise<{ examId: string; testId: string }> {
  const examId = (await findExamId(name)) ?? '';
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
  test.describe(`at ${viewport.width} px`, atWidth(viewport.width), () => {
    test.use({ viewport });

    test('a test of true/false, five and eight options, from its file to the bookmarks', async ({
      page,
      loggedIn,
    }) => {
      const isQuiet = watchConsole(page);
      const { examId, testId } = await given('an imported file', () => ownTestOf(optionsExam));
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
    });
  });
}
