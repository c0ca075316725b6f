import type { Locator, Page } from '@playwright/test';
import type { StartedAttempt } from '../chaos/device.types.ts';
import { questionCount } from './acts.ts';

/** What must be shown on the page of a test by then. */
export type PageState = 'taking' | 'elsewhere' | 'other-account' | 'time-up' | 'results' | 'other';

const timeoutMs = 60_000;
/** A frame or, if none is drawn, longer than the runner waits for one. */
const paintMs = 200;
/** Enough for a click on a button that is shown. A click that waits longer could hit a later dialog. */
const clickMs = 10_000;

/** The test runner on one page, as far as a student here uses it. */
export class RunnerPage {
  readonly page: Page;
  readonly #path: string;

  constructor(page: Page, path: string) {
    this.page = page;
    this.#path = path;
    page.setDefaultTimeout(timeoutMs);
    // Leaving a running test opens a confirmation.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  }

  /** Opens the test and starts it; returns the server's response. */
  async start(): Promise<StartedAttempt> {
    await this.page.goto(this.#path);
    const response = this.page.waitForResponse((it) => it.url().endsWith('/start') && it.ok());
    const [started] = await Promise.all([response, this.#start('Start Test')]);
    return (await started.json()) as StartedAttempt;
  }

  /** Opens the test in its own tab and continues there. */
  async resume(): Promise<void> {
    await this.page.goto(this.#path);
    await this.#start('Resume Test');
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.#start('Resume Test');
  }

  async state(): Promise<PageState> {
    if (this.page.url().includes('/test-results/')) return 'results';
    if (await this.#dialog('Time is up').isVisible()) return 'time-up';
    if (await this.#dialog('This test is open in another tab').isVisible()) return 'elsewhere';
    const other = this.page.getByRole('heading', { name: 'Another account is logged in' });
    if (await other.isVisible()) return 'other-account';
    return (await this.page.getByRole('timer').isVisible()) ? 'taking' : 'other';
  }

  async goTo(question: number): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Question palette' })
      .getByRole('button', { name: new RegExp(`^Question ${question},`) })
      .click();
    const heading = new RegExp(`^Question ${question} of ${questionCount}`);
    await this.page.getByRole('heading', { level: 2, name: heading }).waitFor();
  }

  /** The position of the question on the screen, from 1. */
  async currentQuestion(): Promise<number> {
    const heading = this.page.getByRole('heading', { level: 2, name: /^Question \d+ of/ });
    return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  }

  async choose(option: number): Promise<void> {
    await this.page.getByRole('radiogroup').locator('label').nth(option).click();
    const isChosen = `document.querySelectorAll('[type=radio], [role=radio]')[${option}]?.matches(':checked, [aria-checked=true]')`;
    await this.page.waitForFunction(isChosen);
  }

  /** Adds an option to a multiple choice, or removes it. */
  async toggle(option: number): Promise<void> {
    const box = this.page.getByRole('checkbox').nth(option);
    await box.setChecked(!(await box.isChecked()));
  }

  /** Replaces the number; an empty text removes it. */
  async type(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Your answer' }).fill(text);
  }

  /** @returns whether there is something to take back, and a button for it */
  async canClear(): Promise<boolean> {
    return this.#clearButton.isEnabled({ timeout: 1 }).catch(() => false);
  }

  async clear(): Promise<void> {
    await this.#clearButton.click();
  }

  get #clearButton(): Locator {
    return this.page.getByRole('button', { name: 'Clear Response' });
  }

  async mark(): Promise<void> {
    await this.page.getByRole('button', { name: /^(?:Mark|Unmark)/ }).click();
  }

  /** Continues here. If the other tab has just been closed, the page may do so before the click. */
  async takeOver(): Promise<void> {
    const dialog = this.#dialog('This test is open in another tab');
    const button = dialog.getByRole('button', { name: 'Continue here' });
    await button.click({ timeout: clickMs }).catch(async (error: unknown) => {
      if (await dialog.isVisible()) throw error;
    });
    await dialog.waitFor({ state: 'hidden' });
  }

  /** The page says that all is saved, but not before it has shown what was clicked. */
  async untilSaved(): Promise<void> {
    await this.page.waitForTimeout(paintMs);
    await this.page.getByText('Saved', { exact: true }).waitFor();
  }

  /** The time left on the page, in seconds. */
  async shownSeconds(): Promise<number> {
    const text = await this.page.getByRole('timer').textContent();
    const [hours = 0, minutes = 0, seconds = 0] = (text ?? '').split(':').map(Number);
    return (hours * 60 + minutes) * 60 + seconds;
  }

  /** The device sleeps: nothing runs, and its own clock has not moved afterwards. See `prepare`. */
  async sleep(seconds: number): Promise<void> {
    await this.page.evaluate(`hunt.sleep(${seconds * 1000})`);
  }

  async askToSubmit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Submit', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();
  }

  /** Waits until a submit has failed, and goes back to the test. */
  async backFromSubmit(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async untilResults(): Promise<void> {
    await this.page.waitForURL(/\/test-results\//, { timeout: 3 * timeoutMs });
  }

  /** The score that the page shows. */
  async shownScore(): Promise<number> {
    const said = this.page.getByText(/You scored \d+ out of/);
    await said.waitFor();
    return Number(/scored (\d+)/.exec((await said.textContent()) ?? '')?.[1]);
  }

  /** From the instructions to the test. */
  async #start(name: string): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await this.page.getByRole('timer').waitFor();
  }

  #dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }
}
