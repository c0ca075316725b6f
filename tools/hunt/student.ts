import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { StartedAttempt } from '../chaos/device.types.ts';
import type { Act } from './acts.ts';
import { ChosenAnswers, differences, optionsText } from './answers.ts';
import { coveredControls } from './covered-controls.ts';
import { answersOnDevice, untilCached } from './device-storage.ts';
import { translatePage } from './page-translator.ts';
import { RunnerPage, type PageState } from './runner-page.ts';
import type { ServerView } from './server-view.ts';
import type { StagedNetwork } from './staged-network.ts';

export interface StudentWorld {
  readonly context: BrowserContext;
  readonly network: StagedNetwork;
  readonly server: ServerView;
  /** The path of the test. */
  readonly path: string;
  readonly tokens: { readonly own: string; readonly other: string };
  readonly killService: () => void;
}

const mostTabs = 3;
/** This close to its end a test is not opened again: after the end, the page offers to start another. */
const openingMs = 20_000;
const opensAgain: ReadonlySet<Act['kind']> = new Set(['reload', 'crash', 'second-tab']);
const timeoutMs = 60_000;
const lookEveryMs = 100;
const settleMs = 1_000;
/** Rounding, and what the page does not correct (`rebase` of the runner). */
const clockToleranceSeconds = 4;

/** One student with one test in one browser, who records their choices, and where the product differs from them. */
export class Student {
  readonly chosen = new ChosenAnswers();
  readonly problems: string[] = [];
  readonly attemptId: string;
  readonly #world: StudentWorld;
  readonly #questions: StartedAttempt['test']['questions'];
  /** The options of multiple choices that are chosen now, by question. */
  readonly #options = new Map<string, ReadonlySet<number>>();
  readonly #endsAt: number;
  /** The last is the newest. */
  readonly #tabs: RunnerPage[];
  #active: RunnerPage;

  private constructor(
    world: StudentWorld,
    page: RunnerPage,
    started: StartedAttempt,
    endsAt: number,
  ) {
    this.#world = world;
    this.attemptId = started.attemptId;
    this.#questions = started.test.questions;
    this.#endsAt = endsAt;
    this.#tabs = [page];
    this.#active = page;
  }

  static async start(world: StudentWorld): Promise<Student> {
    const page = new RunnerPage(await world.context.newPage(), world.path);
    const started = await page.start();
    const endsAt = Date.now() + started.remainingSeconds * 1000;
    await untilCached(page.page);
    return new Student(world, page, started, endsAt);
  }

  get page(): RunnerPage {
    return this.#active;
  }

  /** Whether the test is over on the current page; waits for a page that does not show anything yet. */
  async isOver(): Promise<boolean> {
    const state = await this.#until(['taking', 'time-up', 'results']);
    return state !== 'taking';
  }

  async do(act: Act): Promise<void> {
    const { network, killService } = this.#world;
    if (opensAgain.has(act.kind) && Date.now() > this.#endsAt - openingMs) return undefined;
    switch (act.kind) {
      case 'answer':
        return this.#answer(act.question, act.option);
      case 'clear':
        return this.#clear();
      case 'mark':
        return this.page.mark();
      case 'go':
        return this.page.goTo(act.question);
      case 'wait':
        return sleep(act.milliseconds);
      case 'network':
        return network.use(act.network);
      case 'offline':
        return network.setOffline(true);
      case 'online':
        return network.setOffline(false);
      case 'reload':
        await this.#expectOnDevice();
        return this.page.reload();
      case 'crash':
        return this.#crash();
      case 'second-tab':
        return this.#openTab();
      case 'close-tab':
        return this.#closeTab();
      case 'other-tab':
        return this.#goToTab(act.index);
      case 'submit-in-vain':
        return this.#submitInVain();
      case 'clock':
        return this.#setClock(act.minutes);
      case 'sleep':
        return this.#sleep(act.seconds);
      case 'other-account':
        return this.#letOtherLogIn();
      case 'kill-service':
        return killService();
      case 'translate':
        return this.#translate();
      case 'look':
        return this.#look(act.width);
      case 'check':
        return this.expectSaved();
    }
  }

  /** With a network, the page says that all is saved, and this is true. */
  async expectSaved(): Promise<void> {
    await this.#world.network.restore();
    await this.page.untilSaved();
    const stored = await this.#world.server.stored(this.attemptId);
    if (stored)
      this.problems.push(...differences('said to be saved', this.chosen.expected, stored));
    await this.#expectTimeLeft();
  }

  /** The results have every answer, and the score matches them. */
  async expectGraded(): Promise<void> {
    const { server } = this.#world;
    await this.page.untilResults();
    const { answers, right, answered, correctAnswers } = await server.graded(this.attemptId);
    this.problems.push(...differences('results', this.chosen.expected, answers));
    const given = [...answers.values()].filter((option) => option !== null).length;
    this.#expectSame('answers in the results', answered, given);
    this.#expectSame('right answers in the results', correctAnswers, right);
    this.#expectSame('score on the page', await this.page.shownScore(), right);
    this.#expectSame('attempts in the history', await server.attemptCount(), 1);
  }

  #expectSame(what: string, found: number, expected: number): void {
    if (found !== expected) this.problems.push(`${what}: ${found}, not ${expected}`);
  }

  async #answer(question: number, option: number): Promise<void> {
    const { _id: id, kind = 'single' } = this.#questionAt(question);
    await this.page.goTo(question);
    switch (kind) {
      case 'single':
        return this.#give(id, `option ${option}`, () => this.page.choose(option));
      case 'multiple': {
        const options = new Set(this.#options.get(id));
        if (!options.delete(option)) options.add(option);
        await this.#give(id, optionsText(options), () => this.page.toggle(option));
        this.#options.set(id, options);
        return undefined;
      }
      case 'numeric':
        // Typed in another way than it is stored.
        return option === 3
          ? this.#give(id, null, () => this.page.type(''))
          : this.#give(id, `number ${option}.5`, () => this.page.type(`0${option}.50`));
    }
  }

  async #clear(): Promise<void> {
    if (!(await this.page.canClear())) return;
    const { _id: id } = this.#questionAt(await this.page.currentQuestion());
    await this.#give(id, null, () => this.page.clear());
    this.#options.delete(id);
  }

  #questionAt(position: number): StartedAttempt['test']['questions'][number] {
    const question = this.#questions[position - 1];
    if (!question) throw new Error(`There is no question ${position}.`);
    return question;
  }

  async #give(id: string, answer: string | null, act: () => Promise<void>): Promise<void> {
    this.chosen.begin(id, answer);
    await act();
    this.chosen.choose(id, answer);
  }

  async #crash(): Promise<void> {
    await this.#expectOnDevice();
    await this.#dropActive();
    await this.#openTab();
  }

  async #openTab(): Promise<void> {
    if (this.#tabs.length === mostTabs) return;
    if (this.#tabs.includes(this.page)) await this.#expectOnDevice();
    const tab = new RunnerPage(await this.#world.context.newPage(), this.#world.path);
    this.#tabs.push(tab);
    this.#active = tab;
    await tab.resume();
  }

  /** The tab that had the test before continues by itself. */
  async #closeTab(): Promise<void> {
    if (this.#tabs.length === 1) return;
    await this.#expectOnDevice();
    await this.#dropActive();
    this.#active = this.#tabs.at(-1) ?? this.#active;
    await this.page.page.bringToFront();
    await this.#until(['taking', 'elsewhere', 'time-up', 'results']);
    await this.#takeOverIfElsewhere();
  }

  async #goToTab(index: number): Promise<void> {
    const tab = this.#tabs[index % this.#tabs.length];
    if (!tab || tab === this.page) return;
    await this.#expectOnDevice();
    this.#active = tab;
    await tab.page.bringToFront();
    await this.#takeOverIfElsewhere();
  }

  async #takeOverIfElsewhere(): Promise<void> {
    if ((await this.page.state()) === 'elsewhere') await this.page.takeOver();
  }

  async #dropActive(): Promise<void> {
    this.#tabs.splice(this.#tabs.indexOf(this.page), 1);
    await this.page.page.close({ runBeforeUnload: false });
  }

  async #submitInVain(): Promise<void> {
    const { network } = this.#world;
    const before = network.network;
    await network.use('dropped');
    await this.page.askToSubmit();
    await this.page.backFromSubmit();
    await network.use(before);
  }

  async #setClock(minutes: number): Promise<void> {
    await this.page.page.evaluate(`localStorage.setItem('hunt-skew', '${minutes * 60_000}')`);
  }

  /** The browser remembers it for pages that are opened or loaded again. */
  async #translate(): Promise<void> {
    await this.#world.context.addInitScript(translatePage);
    for (const { page } of this.#tabs) await page.evaluate(translatePage);
  }

  /** Whatever the network and the session do, the student can press every button of the test. */
  async #look(width: number): Promise<void> {
    const { page } = this.page;
    // Playwright would resize the window, which may be in full screen.
    const devtools = await page.context().newCDPSession(page);
    const resize = (size: { width: number; height: number }): Promise<unknown> =>
      devtools.send('Emulation.setDeviceMetricsOverride', {
        ...size,
        deviceScaleFactor: 1,
        mobile: false,
      });
    const before = page.viewportSize();
    await resize({ width, height: 740 });
    await page.evaluate(`dispatchEvent(
      new CustomEvent('abhyas:toast', { detail: { tone: 'success', text: 'A message.' } }),
    )`);
    const covered = await coveredControls(page);
    // The test may have ended, and the results have a place for messages.
    if ((await this.page.state()) === 'taking') {
      this.problems.push(...covered.map((it) => `at ${width} px, ${it}`));
    }
    if (before) await resize(before);
    await devtools.detach();
  }

  /** Without a network, the page corrects its clock later. */
  async #sleep(seconds: number): Promise<void> {
    await this.page.sleep(seconds);
    if (this.#world.network.network === 'good' && !this.#world.network.isOffline)
      await this.#expectTimeLeft();
  }

  /** The page shows the time that is left by the server, soon. */
  async #expectTimeLeft(): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      if ((await this.page.state()) !== 'taking') return;
      const shown = await this.page.shownSeconds();
      const left = Math.max(0, (this.#endsAt - Date.now()) / 1000);
      if (Math.abs(shown - left) <= clockToleranceSeconds) return;
      if (Date.now() > deadline)
        return void this.problems.push(`time left on the page: ${shown} s, not ${left} s`);
      await sleep(lookEveryMs);
    }
  }

  /** The page says so, and the test of the student goes on afterwards. */
  async #letOtherLogIn(): Promise<void> {
    const { context, tokens } = this.#world;
    await this.#expectOnDevice();
    const tab = await context.newPage();
    const logIn = (token: string) => tab.evaluate(`localStorage.setItem('token', '${token}')`);
    await tab.goto('/help');
    await logIn(tokens.other);
    await this.#until(['other-account', 'results']);
    await logIn(tokens.own);
    await tab.close();
    await this.page.page.bringToFront();
    await this.#until(['taking', 'elsewhere', 'time-up', 'results']);
    // All tabs of the student come back, and the last of them has the test.
    await sleep(settleMs);
    await this.#takeOverIfElsewhere();
  }

  /** Choices are soon stored on the device, whatever the network does. */
  async #expectOnDevice(): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const stored = await answersOnDevice(this.page.page, this.attemptId);
      const missing = differences('on the device', this.chosen.expected, stored);
      if (missing.length === 0) return;
      if ((await this.page.state()) === 'results') return;
      if (Date.now() > deadline) return void this.problems.push(...missing);
      await sleep(lookEveryMs);
    }
  }

  async #until(wanted: readonly PageState[]): Promise<PageState> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const state = await this.page.state();
      if (wanted.includes(state)) return state;
      if (Date.now() > deadline) throw new Error(`The page stays at "${state}".`);
      await sleep(lookEveryMs);
    }
  }
}
