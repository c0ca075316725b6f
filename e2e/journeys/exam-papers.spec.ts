import type { Page } from '@playwright/test';
import { getJson } from '../support/api.ts';
import { expectSaved, startedAttempt, type StartedAttempt } from '../support/attempt-page.ts';
import type { SampleTest } from '../support/completed-attempts.ts';
import { watchConsole } from '../support/console.ts';
import { getExam, listExams } from '../support/exams.ts';
import {
  expectMarks,
  readKeys,
  rightAnswer,
  wrongAnswer,
  type Answer,
  type Key,
} from '../support/expected-marks.ts';
import { pressByKeyboard } from '../support/keyboard.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { passTime } from '../support/pass-time.ts';
import { expect, forRelease, given, test, then, when } from '../support/test.ts';

type PaperQuestion = StartedAttempt['test']['questions'][number];

/** The full test of an exam of the sample catalogue that is composed from its profile. */
async function fullTest(exam: string): Promise<SampleTest> {
  const examId = (await listExams()).find(({ name }) => name === exam)?._id ?? '';
  const { tests } = await getExam(examId);
  const testId = tests.find(({ category }) => category === 'full')?._id;
  if (testId === undefined) throw new Error(`The sample catalogue has no full test of ${exam}.`);
  return { examId, testId };
}

const heading = (page: Page) => page.getByRole('heading', { name: /^Question \d+ of/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name });

async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(heading(page)).toContainText(new RegExp(`^Question ${number} of`));
}

/** How a student works: with a mouse, a finger or a keyboard. */
interface Hands {
  press: (page: Page, name: string) => Promise<void>;
  confirm: (page: Page, name: string) => Promise<void>;
  answer: (page: Page, answer: Answer) => Promise<void>;
}

const pointer: Hands = {
  press: (page, name) => button(page, name).click(),
  confirm: (page, name) => dialogButton(page, name).click(),
  answer: async (page, answer) => {
    if ('value' in answer) {
      const keypad = page.getByRole('group', { name: 'Number keypad' });
      const names: Record<string, string> = { '.': 'Point', '-': 'Minus' };
      for (const key of answer.value) {
        await keypad.getByRole('button', { name: names[key] ?? key, exact: true }).click();
      }
      return;
    }
    const options = 'option' in answer ? [answer.option] : answer.options;
    for (const option of options) await page.locator('[data-answer] label').nth(option).click();
  },
};

const keyboard: Hands = {
  press: (page, name) => pressByKeyboard(page, button(page, name)),
  confirm: (page, name) => pressByKeyboard(page, dialogButton(page, name)),
  answer: async (page, answer) => {
    if ('value' in answer) return page.keyboard.type(answer.value);
    const options = 'option' in answer ? [answer.option] : answer.options;
    for (const option of options) await page.keyboard.press('ABCDEFGH'[option] ?? '');
  },
};

async function start(page: Page, { examId, testId }: SampleTest, hands: Hands) {
  await page.goto(`/mock-test/${examId}/${testId}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoOverflow(page, 'the instructions');
  const starting = startedAttempt(page);
  await hands.confirm(page, 'Start Test');
  const started = await starting;
  await expectQuestion(page, 1);
  await expectNoOverflow(page, 'the first question');
  return started;
}

/** The questions of each part have a right, a wrong and no answer, in this order. */
const PLAN = ['right', 'wrong', 'none'] as const;

/** The answers of a student who takes up the first questions of each part of a paper. */
function planAnswers(
  { questions, sections = [] }: StartedAttempt['test'],
  keys: ReadonlyMap<string, Key>,
): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  const seen = new Map<string, number>();
  let first = 0;
  for (const section of sections) {
    for (const question of questions.slice(first, (first += section.questions))) {
      const part = `${section.name} ${partOf(question)}`;
      const plan = PLAN[seen.get(part) ?? 0] ?? 'none';
      seen.set(part, (seen.get(part) ?? 0) + 1);
      const key = keys.get(question._id);
      if (!key || plan === 'none') continue;
      answers.set(question._id, plan === 'right' ? rightAnswer(key) : wrongAnswer(key, question));
    }
  }
  return answers;
}

/** Questions of one kind with the same marks. */
function partOf({ kind = 'single', marking }: PaperQuestion): string {
  return `${kind} ${marking?.correct ?? ''}`;
}

async function expectResults(
  { attemptId, test: paper }: StartedAttempt,
  token: string,
  expected: ReturnType<typeof expectMarks>,
): Promise<void> {
  const params = { attemptId };
  const results = await getJson('/api/test/results/{attemptId}', { params, token });
  expect(results.detailedResults.map(({ questionId }) => questionId)).toEqual(
    paper.questions.map(({ _id }) => _id),
  );
  expect(results.detailedResults.map(({ outcome }) => outcome)).toEqual(expected.outcomes);
  const { marks, maxMarks, sections } = expected;
  expect(results.testAttempt).toMatchObject({ marks, maxMarks });
  expect(
    results.sectionPerformance?.map((section) => ({
      name: section.name,
      marks: section.marks,
      negativeMarks: section.negativeMarks,
      maxMarks: section.maxMarks,
    })),
  ).toEqual(sections);
}

test.describe('by mouse at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a student takes a JEE Main paper from its instructions to its results', async ({
    page,
    loggedIn,
  }) => {
    const isQuiet = watchConsole(page);
    const paper = await given('the full test of JEE Main', () => fullTest('JEE Main'));
    const keys = await readKeys(paper.testId);
    const started = await when('they start it', () => start(page, paper, pointer));
    const { questions } = started.test;
    await then('it has three sections of 20 choices and 5 numbers', async () => {
      const kinds = questions.map(({ kind = 'single' }) => kind);
      const section = [...Array<string>(20).fill('single'), ...Array<string>(5).fill('numeric')];
      expect(kinds).toEqual([...section, ...section, ...section]);
      await expect(page.getByRole('list', { name: 'Sections' }).getByRole('button')).toHaveCount(3);
    });
    const answers = planAnswers(started.test, keys);
    await when('they answer in all sections, in choices and on the keypad', async () => {
      for (const [index, { _id }] of questions.entries()) {
        const answer = answers.get(_id);
        if (!answer) continue;
        const palette = page.getByRole('group', { name: 'Question palette' });
        await palette.getByRole('button', { name: new RegExp(`^Question ${index + 1},`) }).click();
        await expectQuestion(page, index + 1);
        await pointer.answer(page, answer);
      }
      await expectSaved(page);
    });
    await when('they submit', async () => {
      await pointer.press(page, 'Submit');
      await pointer.confirm(page, 'Submit Test');
    });
    await then('the marks are those of the rules', async () => {
      await expect(page.getByRole('region', { name: 'Sections' })).toContainText('Chemistry');
      const expected = expectMarks(started.test, keys, answers);
      expect(expected.maxMarks).toBe(300);
      // In each section a right and a wrong answer of both kinds.
      expect(expected.marks).toBe(3 * 2 * (4 - 1));
      await expectResults(started, loggedIn.token, expected);
    });
    isQuiet();
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a student takes a GATE paper from its instructions to its results', async ({
    page,
    loggedIn,
  }) => {
    const isQuiet = watchConsole(page);
    const paper = await given('the full test of GATE CSE', () => fullTest('GATE CSE'));
    const keys = await readKeys(paper.testId);
    const started = await when('they start it', () => start(page, paper, keyboard));
    const { questions } = started.test;
    const answers = planAnswers(started.test, keys);
    await when('they calculate with the calculator on the screen', async () => {
      await keyboard.press(page, 'Calculator');
      const calculator = page.getByRole('dialog', { name: 'Calculator' });
      const expression = calculator.getByRole('textbox', { name: 'Expression' });
      await expect(expression).toBeFocused();
      await page.keyboard.type('2*(3+4)/7');
      await page.keyboard.press('Enter');
      await expect(expression).toHaveValue('2');
      await page.keyboard.press('Escape');
      await expect(calculator).toBeHidden();
    });
    await when('they go through all questions and answer of each kind', async () => {
      for (const [index, { _id, kind }] of questions.entries()) {
        const answer = answers.get(_id);
        await expectQuestion(page, index + 1);
        if (answer) await keyboard.answer(page, answer);
        if (index + 1 < questions.length) {
          await page.keyboard.press(answer && kind === 'numeric' ? 'Enter' : 'ArrowRight');
        }
      }
      await expectQuestion(page, questions.length);
      await expectSaved(page);
    });
    await when('they submit', async () => {
      await keyboard.press(page, 'Submit');
      await keyboard.confirm(page, 'Submit Test');
    });
    await then('the marks are those of the rules, with thirds', async () => {
      await expect(page.getByRole('region', { name: 'Sections' })).toContainText('Aptitude');
      const expected = expectMarks(started.test, keys, answers);
      expect(expected.maxMarks).toBe(100);
      // 1 − 1/3 of the first five questions, 2 − 2/3 of the others.
      expect(expected.sections[0]).toMatchObject({ marks: 2, negativeMarks: -1 });
      expect(new Set(questions.map(({ kind = 'single' }) => kind)).size).toBe(3);
      await expectResults(started, loggedIn.token, expected);
    });
    isQuiet();
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a student takes an IBPS PO paper, whose sections end by themselves', async ({
    page,
    loggedIn,
  }) => {
    await page.clock.install();
    const paper = await given('the full test of IBPS PO', () => fullTest('IBPS PO'));
    const keys = await readKeys(paper.testId);
    const started = await when('they start it', () => start(page, paper, pointer));
    const { questions, sections = [] } = started.test;
    expect(sections.map(({ seconds }) => seconds)).toEqual([1200, 1200, 1200]);
    const answers = planAnswers(started.test, keys);
    let first = 0;
    for (const { name, questions: count } of sections) {
      await when(`they answer in ${name}`, async () => {
        await expectQuestion(page, first + 1);
        for (const [index, { _id }] of questions.slice(first, first + PLAN.length).entries()) {
          await expectQuestion(page, first + index + 1);
          const answer = answers.get(_id);
          if (answer) await pointer.answer(page, answer);
          await pointer.press(page, 'Save & Next');
        }
        await expectSaved(page);
        await expectNoOverflow(page, name);
      });
      await when('its time is over', () => passTime(page, started, 1200 + Number(first > 0)));
      first += count;
    }
    await then('the marks are those of the rules', async () => {
      await expect(page.getByRole('region', { name: 'Sections' })).toBeVisible();
      await expectNoOverflow(page, 'the results');
      const expected = expectMarks(started.test, keys, answers);
      expect(expected.maxMarks).toBe(100);
      await expectResults(started, loggedIn.token, expected);
    });
  });
});

/** Each paper is taken in one way above, and begun in the others. */
const BEGUN = [
  { way: 'by mouse at 1440 px', width: 1440, hands: pointer, exams: ['GATE CSE', 'IBPS PO'] },
  { way: 'by keyboard', width: 1440, hands: keyboard, exams: ['JEE Main', 'IBPS PO'] },
  { way: 'at 360 px', width: 360, hands: pointer, exams: ['JEE Main', 'GATE CSE'] },
];

for (const { way, width, hands, exams } of BEGUN) {
  test.describe(way, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width === 360 });

    test(`the papers of ${exams.join(' and ')} begin`, forRelease, async ({ page, loggedIn }) => {
      for (const exam of exams) {
        const paper = await given(`the full test of ${exam}`, () => fullTest(exam));
        const keys = await readKeys(paper.testId);
        const started = await when('they start it', () => start(page, paper, hands));
        const [question] = started.test.questions;
        await then('the first answer is saved', async () => {
          await hands.answer(page, rightAnswer(keys.get(question?._id ?? '')!));
          await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
          await expectSaved(page);
          await hands.press(page, 'Submit');
          await hands.confirm(page, 'Submit Test');
          await expect(page).toHaveURL(/\/test-results\//);
          const params = { attemptId: started.attemptId };
          const { token } = loggedIn;
          const results = await getJson('/api/test/results/{attemptId}', { params, token });
          expect(results.testAttempt).toMatchObject({ answered: 1, correctAnswers: 1 });
        });
      }
    });
  });
}
