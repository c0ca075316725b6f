import type { APIRequestContext, Locator, Page, Response } from '@playwright/test';
import { keyOfSum, type OwnTest } from './own-tests.ts';
import type { Student } from './student.ts';
import { expect } from './test.ts';

interface Started {
  attemptId: string;
  startedAt: string;
  deadline: string;
  test: { questions: { _id: string; question: string }[] };
}

interface Results {
  testAttempt: { answered: number; correctAnswers: number; state: string; timeSpent: number };
  detailedResults: {
    questionId: string;
    question: string;
    selectedOption: number | null;
    correctAnswer: number;
    isCorrect: boolean;
  }[];
}

/**
 * One student in front of one test, who remembers what they chose: the results are held against it in
 * the end. Several screens may show the same attempt.
 */
export class AttemptPage {
  readonly student: Student;
  readonly test: OwnTest;
  /** The options chosen, by the place of the question. */
  readonly chosen = new Map<number, number>();
  #started: Started | undefined;

  constructor(student: Student, test: OwnTest) {
    this.student = student;
    this.test = test;
  }

  get path(): string {
    return `/mock-test/${this.test.examId}/${this.test.testId}`;
  }

  get attemptId(): string {
    return this.#begun.attemptId;
  }

  /** By the clock of the server, which is this machine's. */
  get startedAt(): string {
    return this.#begun.startedAt;
  }

  get deadline(): string {
    return this.#begun.deadline;
  }

  /** Opens the test and starts it from its instructions. */
  async start(page: Page, { clicks = 1 }: { clicks?: number } = {}): Promise<TestScreen> {
    await page.goto(this.path);
    const answer = page.waitForResponse(isStart);
    const start = page.getByRole('dialog').getByRole('button', { name: 'Start Test' });
    await start.click({ clickCount: clicks });
    this.#started = (await (await answer).json()) as Started;
    const screen = new TestScreen(page, this);
    await screen.expectQuestion(1);
    return screen;
  }

  /** Goes on with the test where the page shows its instructions again. */
  async resume(page: Page): Promise<TestScreen> {
    await page.getByRole('dialog').getByRole('button', { name: 'Resume Test' }).click();
    const screen = new TestScreen(page, this);
    await expect(screen.heading).toBeVisible();
    return screen;
  }

  /** Finds the test on another device of the same student and goes on there. */
  async openOn(page: Page): Promise<TestScreen> {
    await page.goto(this.path);
    const begin = page.getByRole('dialog').getByRole('button', { name: /^(?:Start|Resume) Test$/ });
    const answer = page.waitForResponse(isStart);
    await begin.click();
    const { attemptId } = (await (await answer).json()) as Started;
    expect(attemptId).toBe(this.attemptId);
    const screen = new TestScreen(page, this);
    await expect(screen.heading).toBeVisible();
    return screen;
  }

  /** The right option of a question, by its place. */
  rightOption(number: number): number {
    const question = this.#begun.test.questions[number - 1]?.question ?? '';
    return keyOfSum(question);
  }

  /** Holds the results, answer by answer, against what was chosen, and the history against one attempt. */
  async expectGraded(
    request: APIRequestContext,
    {
      state = 'submitted',
      token = this.student.token,
    }: { state?: 'submitted' | 'expired'; token?: string } = {},
  ): Promise<Results> {
    const headers = { authorization: `Bearer ${token}` };
    const get = (path: string) => request.get(path, { headers });
    const results = (await (await get(`/api/test/results/${this.attemptId}`)).json()) as Results;
    const { questions } = this.#begun.test;
    expect(results.detailedResults.map(({ questionId }) => questionId)).toEqual(
      questions.map(({ _id }) => _id),
    );
    expect(results.detailedResults.map(({ selectedOption }) => selectedOption)).toEqual(
      questions.map((_, index) => this.chosen.get(index + 1) ?? null),
    );
    expect(results.detailedResults.map(({ correctAnswer }) => correctAnswer)).toEqual(
      questions.map(({ question }) => keyOfSum(question)),
    );
    const right = [...this.chosen].filter(
      ([number, option]) => option === this.rightOption(number),
    );
    expect(results.testAttempt).toMatchObject({
      state,
      answered: this.chosen.size,
      correctAnswers: right.length,
    });
    const history = (await (await get('/api/user/test-history')).json()) as {
      testAttempts: { _id: string }[];
    };
    expect(history.testAttempts.map(({ _id }) => _id)).toEqual([this.attemptId]);
    return results;
  }

  get #begun(): Started {
    if (this.#started) return this.#started;
    throw new Error('The test was not started.');
  }
}

/** The running test on one page, in the words of a student. */
export class TestScreen {
  readonly page: Page;
  readonly #attempt: AttemptPage;

  constructor(page: Page, attempt: AttemptPage) {
    this.page = page;
    this.#attempt = attempt;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 2, name: /^Question \d+/ });
  }

  get clock(): Locator {
    return this.page.getByRole('timer', { name: 'Time left' });
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: 'Submit', exact: true });
  }

  tile(number: number): Locator {
    return this.page
      .getByRole('group', { name: 'Question palette' })
      .getByRole('button', { name: new RegExp(`^Question ${number},`) });
  }

  option(option: number): Locator {
    return this.page.getByRole('radio').nth(option);
  }

  async expectQuestion(number: number): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 2, name: new RegExp(`^Question ${number} of`) }),
    ).toBeVisible();
  }

  async goTo(number: number): Promise<void> {
    await this.tile(number).click();
    await this.expectQuestion(number);
  }

  /** Chooses an option of a question, the right one if none is named. */
  async answer(number: number, option = this.#attempt.rightOption(number)): Promise<void> {
    await this.goTo(number);
    await this.page.getByRole('radiogroup').locator('label').nth(option).click();
    await expect(this.option(option)).toBeChecked();
    this.#attempt.chosen.set(number, option);
  }

  async mark(): Promise<void> {
    await this.page.getByRole('button', { name: /^Mark/ }).click();
  }

  /** The palette shows as answered what the student answered, and nothing else. */
  async expectAnswersShown(): Promise<void> {
    const numbers = [...this.#attempt.chosen.keys()];
    for (const number of numbers) {
      await expect(this.tile(number)).toHaveAccessibleName(/, answered\b/i);
    }
    const answered = this.page
      .getByRole('group', { name: 'Question palette' })
      .getByRole('button', { name: /^Question \d+, answered\b/i });
    await expect(answered).toHaveCount(numbers.length);
  }

  async expectSaved(): Promise<void> {
    // A click is shown first; after that frame, or a moment where none is drawn, its save is told of.
    await this.page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
          setTimeout(resolve, 200);
        }),
    );
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }

  async expectKeptOnDevice(): Promise<void> {
    const words = this.page.getByText(/offline.*kept on this device/i);
    await expect(words.first()).toBeVisible();
  }

  /** Seconds that the clock shows. */
  async secondsLeft(): Promise<number> {
    const [hours = 0, minutes = 0, seconds = 0] = ((await this.clock.textContent()) ?? '')
      .split(':')
      .map(Number);
    return hours * 3600 + minutes * 60 + seconds;
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
    await this.expectResults();
  }

  /** The page shows the results of this attempt, as far as they can be told from what was chosen. */
  async expectResults(options: { timeout?: number } = {}): Promise<void> {
    await expect(this.page).toHaveURL(/\/test-results\//, options);
    const { chosen } = this.#attempt;
    const right = [...chosen].filter(([number, it]) => it === this.#attempt.rightOption(number));
    await expect(
      this.page.getByText(`You scored ${right.length} out of 20 questions correctly`),
    ).toBeVisible();
  }
}

function isStart(answer: Response): boolean {
  return answer.url().endsWith('/start') && answer.ok();
}
