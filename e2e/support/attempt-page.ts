import type { ResponseOf } from '@abhyas/web-kit/contract';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { answersOnDevice } from '../../tools/hunt/device-storage.ts';
import { getJson } from './api.ts';
import { keyOfSum, type OwnTest } from './own-tests.ts';
import type { Student } from './student.ts';

export type StartedAttempt = ResponseOf<'/tests/{testId}/start', 'post'>;
type Results = ResponseOf<'/api/test/results/{attemptId}'>;

/**
 * One student in front of one test, who records their choices: at the end, the results are compared
 * with them. Several screens may show the same attempt.
 */
export class AttemptPage {
  readonly student: Student;
  readonly test: OwnTest;
  /** The chosen options, by the question's position. */
  readonly chosen = new Map<number, number>();
  #started: StartedAttempt | undefined;

  constructor(student: Student, test: OwnTest) {
    this.student = student;
    this.test = test;
  }

  get path(): string {
    return `/mock-test/${this.test.examId}/${this.test.testId}`;
  }

  get attemptId(): string {
    return this.#startedAttempt.attemptId;
  }

  get questionIds(): readonly string[] {
    return this.#startedAttempt.test.questions.map(({ _id }) => _id);
  }

  /** By the server's clock, which is this machine's. */
  get deadline(): string {
    return this.#startedAttempt.deadline;
  }

  /** Opens the test and starts it from its instructions. */
  async start(page: Page, { clicks = 1 }: { clicks?: number } = {}): Promise<TestScreen> {
    await page.goto(this.path);
    const started = startedAttempt(page);
    const start = page.getByRole('dialog').getByRole('button', { name: 'Start Test' });
    await start.click({ clickCount: clicks });
    this.#started = await started;
    const screen = new TestScreen(page, this);
    await screen.expectQuestion(1);
    return screen;
  }

  /** Continues the test if the page shows its instructions again. */
  async resume(page: Page): Promise<TestScreen> {
    await page.getByRole('dialog').getByRole('button', { name: 'Resume Test' }).click();
    const screen = new TestScreen(page, this);
    await expect(screen.heading).toBeVisible();
    return screen;
  }

  /** Finds the test on another device of the same student and continues there. */
  async openOn(page: Page): Promise<TestScreen> {
    await page.goto(this.path);
    const begin = page.getByRole('dialog').getByRole('button', { name: /^(?:Start|Resume) Test$/ });
    const started = startedAttempt(page);
    await begin.click();
    const { attemptId } = await started;
    expect(attemptId).toBe(this.attemptId);
    const screen = new TestScreen(page, this);
    await expect(screen.heading).toBeVisible();
    return screen;
  }

  /** The right option of a question, by its position. */
  rightOption(number: number): number {
    const question = this.#startedAttempt.test.questions[number - 1]?.question ?? '';
    return keyOfSum(question);
  }

  /** Compares the results, answer by answer, with the choices, and checks that the history has one attempt. */
  async expectGraded({
    state = 'submitted',
    token = this.student.token,
  }: { state?: 'submitted' | 'expired'; token?: string } = {}): Promise<Results> {
    const params = { attemptId: this.attemptId };
    const results = await getJson('/api/test/results/{attemptId}', { params, token });
    const { questions } = this.#startedAttempt.test;
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
    const { testAttempts } = await getJson('/api/user/test-history', { token });
    expect(testAttempts.map(({ _id }) => _id)).toEqual([this.attemptId]);
    return results;
  }

  get #startedAttempt(): StartedAttempt {
    if (this.#started) return this.#started;
    throw new Error('The test was not started.');
  }
}

/** The running test on one page, as a student uses it. */
export class TestScreen {
  readonly page: Page;
  readonly #attempt: AttemptPage;
  /** The options that were chosen on this page, by the question's position. */
  readonly #chosen = new Map<number, number>();

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

  /** Chooses an option of a question, by default the right one. */
  async answer(number: number, option = this.#attempt.rightOption(number)): Promise<void> {
    await this.goTo(number);
    await this.page.getByRole('radiogroup').locator('label').nth(option).click();
    await expect(this.option(option)).toBeChecked();
    this.#chosen.set(number, option);
    this.#attempt.chosen.set(number, option);
  }

  async mark(): Promise<void> {
    await this.page.getByRole('button', { name: /^Mark/ }).click();
  }

  /** The palette shows exactly the student's answers as answered. */
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

  expectSaved(options?: { timeout: number }): Promise<void> {
    return expectSaved(this.page, options);
  }

  /** The device stores every choice of this page, and the page says so. */
  async expectStoredOnDevice(): Promise<void> {
    const text = this.page.getByText(/offline.*kept on this device/i);
    await expect(text.first()).toBeVisible();
    const { attemptId, questionIds } = this.#attempt;
    const wanted = [...this.#chosen].map(([number, option]) => [
      questionIds[number - 1] ?? '',
      `option ${option}`,
    ]);
    await expect
      .poll(async () => Object.fromEntries(await answersOnDevice(this.page, attemptId)))
      .toMatchObject(Object.fromEntries(wanted) as Record<string, string>);
  }

  /** Seconds on the clock. */
  async secondsLeft(): Promise<number> {
    const [hours = 0, minutes = 0, seconds = 0] = ((await this.clock.textContent()) ?? '')
      .split(':')
      .map(Number);
    return hours * 3600 + minutes * 60 + seconds;
  }

  /** Submits the test without waiting for what follows. */
  async clickSubmit(): Promise<void> {
    await this.submitButton.click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  }

  async submit(): Promise<void> {
    await this.clickSubmit();
    await this.expectResults();
  }

  /** The page shows the results of this attempt, as far as the choices determine them. */
  async expectResults(options: { timeout?: number } = {}): Promise<void> {
    await expect(this.page).toHaveURL(/\/test-results\//, options);
    const { chosen } = this.#attempt;
    const right = [...chosen].filter(([number, it]) => it === this.#attempt.rightOption(number));
    await expect(
      this.page.getByText(`You scored ${right.length} out of 20 questions correctly`),
    ).toBeVisible();
  }
}

/** The attempt that the page starts or resumes next. */
export async function startedAttempt(page: Page): Promise<StartedAttempt> {
  const response = await page.waitForResponse((it) => it.url().endsWith('/start') && it.ok());
  return (await response.json()) as StartedAttempt;
}

/** Whether the server has stored a save. */
export function isSave(response: Response): boolean {
  return response.url().endsWith('/progress') && response.ok();
}

/** The page says that everything is saved. */
export async function expectSaved(page: Page, options?: { timeout: number }): Promise<void> {
  // A click is shown first; after that frame, or a moment if none is drawn, its save is reported.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, 200);
      }),
  );
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(options);
}
