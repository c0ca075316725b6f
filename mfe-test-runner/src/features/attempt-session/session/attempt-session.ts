import type { Paper } from '../../../shared/paper.types';
import type { Progress } from '../../../shared/progress.types';
import type { AttemptCalls, Ended } from '../api/attempt-calls';
import { mergeProgress } from '../rules/merge-progress';
import type { OpenAttempt } from '../rules/open-attempt.types';
import { selectOption, toggleMark, visitQuestion } from '../rules/progress';
import { CLEAN, saveStatus } from '../rules/save-queue';
import type { DeviceStore } from '../store/device-store';
import type { Schedule } from './after-paint';
import { AfterPaint } from './after-paint';
import { AttemptClock } from './attempt-clock';
import { DeviceKeeper } from './device-keeper';
import { ReadingTime } from './reading-time';
import { ServerSaver } from './server-saver';
import type { SessionSnapshot } from './session-state';
import { SessionState } from './session-state';
import { Submitter } from './submitter';
import type { ClaimPlace, TabPlace } from './tab-place';
import type { SessionTimers } from './timers';
import { Timers } from './timers';

export type { Ending, FinishedBy, SessionSnapshot } from './session-state';

/** The server takes answers this long after the deadline. */
export const GRACE_MS = 60_000;
/** How often reading time is written to the device while nothing else happens. */
const READING_MS = 15_000;

export interface SessionDependencies {
  readonly calls: AttemptCalls;
  readonly store: DeviceStore;
  readonly claimPlace: ClaimPlace;
  /** Monotonic milliseconds: performance.now. */
  readonly now: () => number;
  /** Wall clock in milliseconds, for what must outlive the page. */
  readonly wallNow: () => number;
  readonly random: () => number;
  /** Waits for the screen to show what a click did: nothing is written before. */
  readonly afterPaint: Schedule;
  /** The device keeps no answers any more: for whoever counts it. */
  readonly onDeviceRefused: () => void;
}

/**
 * One running attempt: keeps the answers on the device first and on the server second, holds the
 * server's clock, submits when time is up. Knows nothing of the page; React reads it as an
 * external store. Here its parts are told when to work; each stands in a file of its own.
 */
export class AttemptSession {
  readonly attemptId: string;
  readonly userId: string;
  readonly paper: Paper;
  readonly #timers: SessionTimers = new Timers();
  readonly #state: SessionState;
  readonly #clock: AttemptClock;
  readonly #reading: ReadingTime;
  readonly #keeper: DeviceKeeper;
  readonly #saver: ServerSaver;
  readonly #submitter: Submitter;
  readonly #place: TabPlace;
  readonly #afterPaint: AfterPaint;
  #hasUnsent: boolean;
  /** Answers that wait for the device or are written there, of which the server does not know yet. */
  #changing = 0;
  /** Those of them that are to be saved at once. */
  #answering = 0;
  /** Grows with every run and pause: tells whoever waited that things moved on meanwhile. */
  #turn = 0;

  constructor(attempt: OpenAttempt, deps: SessionDependencies) {
    const { attemptId, userId, paper, revision } = attempt;
    const { calls, store, now, wallNow, random, onDeviceRefused } = deps;
    this.attemptId = attemptId;
    this.userId = userId;
    this.paper = paper;
    this.#hasUnsent = attempt.hasUnsent;
    const state = new SessionState(firstSnapshot(attempt));
    const clock = new AttemptClock(attempt, now);
    const reading = new ReadingTime(state, paper, now);
    const timers = this.#timers;
    const keeper = new DeviceKeeper({
      attempt,
      state,
      clock,
      store,
      wallNow,
      revision: () => this.#saver.revision,
      onRefused: onDeviceRefused,
    });
    const common = { attemptId, paper, state, reading, timers, calls, random };
    this.#saver = new ServerSaver({
      ...common,
      revision,
      startedAt: attempt.startedAt,
      arrived: attempt.hasUnsent ? undefined : attempt.progress,
      clock,
      hasAnswerComing: () => this.#answering > 0,
      onTimeChanged: () => this.#onTimeChanged(),
      onSettled: () => void keeper.keep({ isSent: this.#isSent() }),
      // Our own submit may have overtaken a save.
      onOver: (ended) => state.isRunning() && this.#finish(ended),
    });
    this.#submitter = new Submitter({
      ...common,
      keeper,
      isTimeUp: () => clock.left() === 0,
      onFinished: (ended) => this.#finish(ended),
      onGivenBack: () => this.#saver.wake(),
    });
    this.#state = state;
    this.#clock = clock;
    this.#reading = reading;
    this.#keeper = keeper;
    this.#afterPaint = new AfterPaint(deps.afterPaint);
    this.#place = deps.claimPlace(attemptId, {
      onLost: () => this.#giveWay(),
      onRegained: () => void this.#goOnFromDevice(),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  readonly getSnapshot = (): SessionSnapshot => this.#state.get();

  /** Starts clock and saving; the answer stops them again. May be called again after that. */
  connect(): () => void {
    if (this.#state.get().ending.kind === 'finished') return () => undefined;
    this.#place.take();
    this.#state.set({ place: 'here' });
    this.#run();
    return () => this.#disconnect();
  }

  select(option: number): void {
    const questionId = this.#currentQuestionId();
    if (questionId === undefined) return;
    this.#change('now', (progress, at) => selectOption(progress, questionId, option, at));
  }

  toggleMark(): void {
    const questionId = this.#currentQuestionId();
    if (questionId === undefined) return;
    this.#change('now', (progress, at) => toggleMark(progress, questionId, at));
  }

  goTo(index: number): void {
    this.#change('soon', (progress) => visitQuestion(progress, this.paper, index));
  }

  /**
   * Network back or page visible again: save at once, and set the clock right by the answer. With
   * the time already up, submit at once.
   */
  wake(): void {
    if (this.#state.get().place === 'elsewhere') return;
    this.#submitter.retryNow();
    if (!this.#state.isRunning()) return;
    this.#reading.start();
    this.#scheduleEnd();
    this.#saver.wake();
  }

  /** The page went out of sight: reading time stops, and what is not sent yet leaves now. */
  rest(): void {
    if (!this.#state.isRunning()) return;
    this.#afterPaint.now();
    this.#reading.stop();
    void this.#keeper.keep({ isSent: this.#isSent() });
    this.#saver.flush();
  }

  /** Hands the attempt in. Where that fails for now it is tried again by itself. */
  submit(): void {
    if (this.#state.isRunning()) void this.#submitter.submit({ isTimeUp: false, failures: 0 });
    else this.submitNow();
  }

  /** After a failed submit: do not wait for the next try. */
  submitNow(): void {
    if (this.#state.get().place === 'here') this.#submitter.retryNow();
  }

  /** Back to the test from a submit that does not get through. */
  cancelSubmit(): void {
    this.#submitter.cancel();
  }

  /** Goes on here with a test that another tab has. */
  takeOver(): void {
    if (this.#state.get().place === 'here') return;
    this.#place.take();
    void this.#goOnFromDevice();
  }

  #run(): void {
    this.#turn += 1;
    this.#timers.resume();
    this.#reading.start();
    this.#scheduleEnd();
    this.#keepReadingTime();
    void this.#keeper.open({ isSent: this.#isSent() && !this.#hasUnsent });
    this.#submitter.retryNow();
    if (!this.#state.isRunning()) return;
    if (this.#hasUnsent) this.#saver.changed();
    this.#hasUnsent = false;
    this.#saver.resume();
  }

  #pause(): void {
    this.#turn += 1;
    this.#afterPaint.now();
    this.#hasUnsent ||= !this.#isSent();
    this.#reading.stop();
    this.#timers.pause();
    this.#keeper.close();
  }

  #disconnect(): void {
    this.#pause();
    this.#place.leave();
  }

  /** Another tab goes on: from here on it writes, not this one. */
  #giveWay(): void {
    const { ending } = this.#state.get();
    if (ending.kind === 'finished') return;
    this.#pause();
    // What was wanted here before the student went elsewhere is not done behind their back.
    const isWanted = ending.kind === 'submitting' && !ending.isTimeUp;
    this.#state.set({ place: 'elsewhere', ...(isWanted && { ending: { kind: 'running' } }) });
  }

  async #goOnFromDevice(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const kept = await this.#keeper.latest();
    // The page was left, or yet another tab came, while the device looked.
    if (turn !== this.#turn || this.#state.get().ending.kind === 'finished') return;
    if (kept) {
      const { currentIndex } = kept.progress;
      const merged = mergeProgress(this.#state.get().progress, kept.progress);
      this.#saver.catchUp(kept.revision);
      this.#state.setQuietly({ progress: { ...merged, currentIndex } });
    }
    this.#hasUnsent = true;
    this.#state.set({ place: 'here' });
    this.#run();
  }

  #change(when: 'now' | 'soon', step: (progress: Progress, at: number) => Progress): void {
    if (!this.#state.isRunning()) return;
    const before = this.#reading.take();
    const progress = step(before, this.#clock.sinceStart());
    if (progress === before) return;
    this.#changing += 1;
    if (when === 'now') this.#answering += 1;
    this.#state.set({ progress });
    this.#afterPaint.do(() => void this.#saveChange(when));
  }

  async #saveChange(when: 'now' | 'soon'): Promise<void> {
    const isSaved = this.#state.get().saveStatus === 'saved';
    if (when === 'now' && isSaved) this.#state.set({ saveStatus: 'saving' });
    await this.#keeper.keep({ isSent: false });
    this.#changing -= 1;
    if (when === 'now') this.#answering -= 1;
    if (when === 'now') this.#saver.changed();
    else this.#saver.changedSoon();
  }

  /** Whether the server has every answer. */
  #isSent(): boolean {
    return this.#saver.isClean && this.#changing === 0;
  }

  #onTimeChanged(): void {
    this.#scheduleEnd();
    if (this.#state.isRunning()) void this.#keeper.renew({ isSent: false });
  }

  #scheduleEnd(): void {
    if (this.#state.get().place === 'elsewhere') return;
    this.#timers.start('end', this.#clock.left(), () => this.#onEnd());
  }

  #onEnd(): void {
    if (this.#clock.left() > 0) return this.#scheduleEnd();
    if (!this.#state.isRunning()) return this.#submitter.endTime();
    // The device's clock alone ends nothing: it may be wrong. The server's answer will tell.
    if (!this.#clock.isAnchored) return this.#saver.wake();
    void this.#submitter.submit({ isTimeUp: true, failures: 0 });
  }

  #keepReadingTime(): void {
    this.#timers.start('reading', READING_MS, () => {
      this.#reading.take();
      void this.#keeper.keep({ isSent: this.#isSent() });
      this.#keepReadingTime();
    });
  }

  #finish({ by, answersMissed }: Ended): void {
    const isCutOff =
      answersMissed ?? (by === 'time' && !this.#saver.hasAnswers(this.#state.get().progress));
    this.#saver.close();
    this.#disconnect();
    this.#state.set({ ending: { kind: 'finished', by: isCutOff ? CUT_OFF[by] : by } });
    void this.#keeper.forget();
  }

  #currentQuestionId(): string | undefined {
    return this.paper.questions[this.#state.get().progress.currentIndex]?._id;
  }
}

const CUT_OFF = {
  submit: 'elsewhere-before-last',
  elsewhere: 'elsewhere-before-last',
  time: 'time-before-last',
} as const;

function firstSnapshot({ progress, countdown }: OpenAttempt): SessionSnapshot {
  return {
    progress,
    countdown,
    saveStatus: saveStatus(CLEAN),
    saveRefusal: '',
    isKeptOnDevice: true,
    hasMergedOtherDevice: false,
    place: 'here',
    ending: { kind: 'running' },
  };
}
