import type { Countdown } from '../../../shared/rules/countdown';
import { overtimeMs, rebase, remainingMs } from '../../../shared/rules/countdown';
import type { Paper } from '../../../shared/paper.types';
import type { Progress } from '../../../shared/progress.types';
import type { AttemptCalls, CurrentProgress } from '../api/attempt-calls';
import { callFailure } from '../api/call-failure';
import { backOffMs } from '../rules/back-off';
import { mergeProgress } from '../rules/merge-progress';
import type { OpenAttempt } from '../rules/open-attempt.types';
import { addTime, selectOption, toggleMark, visitQuestion } from '../rules/progress';
import { fromWire, toWire } from '../rules/progress-wire';
import type { SaveEvent, SaveQueue, SaveStatus } from '../rules/save-queue';
import { CLEAN, saveStatus, stepSaveQueue } from '../rules/save-queue';
import type { DeviceStore } from '../store/device-store';

/** The server takes answers this long after the deadline. */
export const GRACE_MS = 60_000;
/** Moving about is saved a little later than an answer, many moves at once. */
const SOON_MS = 2_000;
/** How often reading time is written to the device while nothing else happens. */
const READING_MS = 15_000;

type TimerName = 'retry' | 'resubmit' | 'soon' | 'end' | 'reading';

export type Ending =
  | { readonly kind: 'running'; readonly submitError?: string }
  | { readonly kind: 'submitting'; readonly isTimeUp: boolean; readonly failures: number }
  | { readonly kind: 'finished'; readonly by: 'submit' | 'elsewhere' };

export interface SessionSnapshot {
  readonly progress: Progress;
  readonly countdown: Countdown;
  readonly saveStatus: SaveStatus;
  /** False when the browser refused to keep the answers: only the network saves them then. */
  readonly isKeptOnDevice: boolean;
  /** True once a newer answer arrived from another device or tab. */
  readonly hasMergedOtherDevice: boolean;
  readonly ending: Ending;
}

export interface SessionDependencies {
  readonly calls: AttemptCalls;
  readonly store: DeviceStore;
  /** Monotonic milliseconds: performance.now. */
  readonly now: () => number;
  /** Wall clock in milliseconds, for what must outlive the page. */
  readonly wallNow: () => number;
  readonly random: () => number;
}

/**
 * One running attempt: keeps the answers on the device first and on the server second, holds the
 * server's clock, submits when time is up. Knows nothing of the page; React reads it as an
 * external store.
 */
export class AttemptSession {
  readonly attemptId: string;
  readonly paper: Paper;
  readonly #attempt: OpenAttempt;
  readonly #deps: SessionDependencies;
  readonly #listeners = new Set<() => void>();
  #snapshot: SessionSnapshot;
  #queue: SaveQueue = CLEAN;
  #revision: number;
  #readingSince: number | undefined;
  #isConnected = false;
  #timers: Partial<Record<TimerName, ReturnType<typeof setTimeout>>> = {};

  constructor(attempt: OpenAttempt, deps: SessionDependencies) {
    this.attemptId = attempt.attemptId;
    this.paper = attempt.paper;
    this.#attempt = attempt;
    this.#deps = deps;
    this.#revision = attempt.revision;
    this.#snapshot = {
      progress: attempt.progress,
      countdown: attempt.countdown,
      saveStatus: saveStatus(CLEAN),
      isKeptOnDevice: true,
      hasMergedOtherDevice: false,
      ending: { kind: 'running' },
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;

  /** Starts clock and saving; the answer stops them again. May be called again after that. */
  connect(): () => void {
    this.#isConnected = true;
    this.#readingSince = this.#deps.now();
    this.#scheduleEnd();
    this.#keepReadingTime();
    void this.#openOnDevice();
    if (this.#queue.kind === 'waiting') this.#dispatch({ type: 'wake' });
    else if (this.#attempt.hasUnsent) this.#dispatch({ type: 'changed' });
    return () => this.#disconnect();
  }

  select(option: number): void {
    const questionId = this.#currentQuestionId();
    if (!this.#isRunning() || questionId === undefined) return;
    void this.#change(selectOption(this.#read(), questionId, option, this.#sinceStart()), 'now');
  }

  toggleMark(): void {
    const questionId = this.#currentQuestionId();
    if (!this.#isRunning() || questionId === undefined) return;
    void this.#change(toggleMark(this.#read(), questionId, this.#sinceStart()), 'now');
  }

  goTo(index: number): void {
    if (!this.#isRunning()) return;
    void this.#change(visitQuestion(this.#read(), this.paper, index), 'soon');
  }

  /** Network back or page visible again: save at once, and set the clock right by the answer. */
  wake(): void {
    this.#readingSince ??= this.#deps.now();
    if (!this.#isRunning()) return;
    this.#scheduleEnd();
    this.#dispatch({ type: 'wake' });
  }

  /** The page went out of sight: reading time stops, and what is not sent yet leaves now. */
  rest(): void {
    if (!this.#isRunning()) return;
    this.#set({ progress: this.#read() });
    this.#readingSince = undefined;
    void this.#keep();
    if (this.#timers.soon !== undefined) this.#dispatch({ type: 'changed' });
  }

  submit(): void {
    if (this.#isRunning()) void this.#submit({ isTimeUp: false, failures: 0 });
  }

  /** After a failed submit at time-up: do not wait for the next try. */
  submitNow(): void {
    const { ending } = this.#snapshot;
    if (ending.kind !== 'submitting' || this.#timers.resubmit === undefined) return;
    void this.#submit(ending);
  }

  async #change(progress: Progress, when: 'now' | 'soon'): Promise<void> {
    if (progress === this.#snapshot.progress) return;
    this.#set({ progress });
    await this.#keep();
    if (when === 'now') this.#dispatch({ type: 'changed' });
    else this.#start('soon', SOON_MS, () => this.#dispatch({ type: 'changed' }));
  }

  #dispatch(event: SaveEvent, retryAfterMs = 0): void {
    const { queue, command } = stepSaveQueue(this.#queue, event);
    this.#queue = queue;
    this.#set({ saveStatus: saveStatus(queue) });
    if (command === 'none') return;
    this.#clear('retry');
    if (command === 'send') {
      this.#clear('soon');
      void this.#send();
    } else if (queue.kind === 'waiting') {
      const delay = backOffMs(queue.failures, this.#deps.random(), retryAfterMs);
      this.#start('retry', delay, () => this.#dispatch({ type: 'wake' }));
    }
  }

  async #send(): Promise<void> {
    const progress = this.#read();
    this.#set({ progress });
    try {
      const saved = await this.#deps.calls.saveProgress(this.attemptId, {
        responses: toWire(progress, this.paper),
        currentQuestionIndex: progress.currentIndex,
        timeSpent: Math.min(86_400, Math.floor(this.#sinceStart() / 1000)),
        revision: this.#revision + 1,
      });
      this.#revision = saved.revision;
      this.#rebase(saved.remainingSeconds);
      this.#dispatch({ type: 'acknowledged' });
    } catch (error) {
      this.#onSaveFailed(error);
    }
  }

  #onSaveFailed(error: unknown): void {
    const failure = callFailure(error);
    switch (failure.kind) {
      case 'conflict':
        this.#takeCurrent(failure.current);
        return this.#dispatch({ type: 'conflict' });
      case 'finished':
        // Our own submit may have overtaken this save.
        if (this.#isRunning()) this.#finish('elsewhere');
        return;
      case 'offline':
        return this.#dispatch({ type: 'failed', reason: 'offline' });
      case 'server':
        return this.#dispatch({ type: 'failed', reason: 'server' }, failure.retryAfterMs);
    }
  }

  #takeCurrent(current: CurrentProgress): void {
    const local = this.#read();
    const server = fromWire(this.paper, current.responses, current.currentQuestionIndex);
    const progress = mergeProgress(local, server);
    this.#revision = current.revision;
    this.#rebase(current.remainingSeconds);
    this.#set({
      progress,
      hasMergedOtherDevice: this.#snapshot.hasMergedOtherDevice || hasOtherAnswers(local, progress),
    });
    void this.#keep();
  }

  async #submit({ isTimeUp, failures }: { isTimeUp: boolean; failures: number }): Promise<void> {
    const progress = this.#read();
    this.#clear('soon', 'retry', 'resubmit');
    this.#set({ progress, ending: { kind: 'submitting', isTimeUp, failures } });
    await this.#keep();
    try {
      await this.#deps.calls.submit(this.attemptId, toWire(progress, this.paper));
      this.#finish('submit');
    } catch (error) {
      this.#onSubmitFailed(error, isTimeUp || this.#isTimeUp(), failures + 1);
    }
  }

  #onSubmitFailed(error: unknown, isTimeUp: boolean, failures: number): void {
    const failure = callFailure(error);
    if (failure.kind === 'finished') return this.#finish('elsewhere');
    if (!isTimeUp) {
      const submitError = failure.kind === 'server' ? failure.message : '';
      this.#set({ ending: { kind: 'running', submitError } });
      return this.#dispatch({ type: 'wake' });
    }
    this.#set({ ending: { kind: 'submitting', isTimeUp, failures } });
    const retryAfterMs = failure.kind === 'server' ? failure.retryAfterMs : 0;
    this.#start('resubmit', backOffMs(failures, this.#deps.random(), retryAfterMs), () => {
      void this.#submit({ isTimeUp, failures });
    });
  }

  #finish(by: 'submit' | 'elsewhere'): void {
    this.#dispatch({ type: 'close' });
    this.#disconnect();
    this.#set({ ending: { kind: 'finished', by } });
    // A record that stays behind does no harm: the server knows that the attempt is finished.
    this.#deps.store.remove(this.attemptId).catch(() => undefined);
  }

  #rebase(serverSeconds: number): void {
    const countdown = rebase(this.#snapshot.countdown, serverSeconds, this.#deps.now());
    if (countdown === this.#snapshot.countdown) return;
    this.#set({ countdown });
    this.#scheduleEnd();
    void this.#openOnDevice();
  }

  #scheduleEnd(): void {
    if (!this.#isRunning()) return;
    const left = remainingMs(this.#snapshot.countdown, this.#deps.now());
    this.#start('end', left, () => {
      if (!this.#isTimeUp()) this.#scheduleEnd();
      else if (this.#isRunning()) void this.#submit({ isTimeUp: true, failures: 0 });
    });
  }

  #keepReadingTime(): void {
    this.#start('reading', READING_MS, () => {
      this.#set({ progress: this.#read() });
      void this.#keep();
      this.#keepReadingTime();
    });
  }

  /** The progress with the time looked at the current question since the last look added. */
  #read(): Progress {
    const { progress } = this.#snapshot;
    const questionId = this.#currentQuestionId();
    if (this.#readingSince === undefined || questionId === undefined) return progress;
    const now = this.#deps.now();
    const spent = now - this.#readingSince;
    this.#readingSince = now;
    const read = addTime(progress, questionId, spent);
    this.#snapshot = { ...this.#snapshot, progress: read };
    return read;
  }

  async #keep(): Promise<void> {
    await this.#onDevice(() => this.#deps.store.saveProgress(this.#deviceProgress()));
  }

  async #openOnDevice(): Promise<void> {
    const { userId, paper, totalMs } = this.#attempt;
    const left = remainingMs(this.#snapshot.countdown, this.#deps.now());
    const attempt = {
      attemptId: this.attemptId,
      userId,
      testId: paper._id,
      paper,
      totalMs,
      endsAt: this.#deps.wallNow() + left,
    };
    await this.#onDevice(() => this.#deps.store.open(attempt, this.#deviceProgress()));
  }

  async #onDevice(write: () => Promise<void>): Promise<void> {
    const isKeptOnDevice = await write().then(
      () => true,
      () => false,
    );
    if (isKeptOnDevice !== this.#snapshot.isKeptOnDevice) this.#set({ isKeptOnDevice });
  }

  #deviceProgress(): { attemptId: string; progress: Progress; revision: number } {
    const { attemptId } = this;
    return { attemptId, progress: this.#snapshot.progress, revision: this.#revision };
  }

  #currentQuestionId(): string | undefined {
    return this.paper.questions[this.#snapshot.progress.currentIndex]?._id;
  }

  #sinceStart(): number {
    const { countdown } = this.#snapshot;
    const now = this.#deps.now();
    return this.#attempt.totalMs - remainingMs(countdown, now) + overtimeMs(countdown, now);
  }

  #isRunning(): boolean {
    return this.#snapshot.ending.kind === 'running';
  }

  #isTimeUp(): boolean {
    return remainingMs(this.#snapshot.countdown, this.#deps.now()) === 0;
  }

  #set(part: Partial<SessionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }

  #start(name: TimerName, delay: number, run: () => void): void {
    this.#clear(name);
    // An answer that comes after the page was left starts nothing any more.
    if (!this.#isConnected) return;
    this.#timers[name] = setTimeout(() => {
      this.#timers[name] = undefined;
      run();
    }, delay);
  }

  #clear(...names: TimerName[]): void {
    for (const name of names) {
      clearTimeout(this.#timers[name]);
      this.#timers[name] = undefined;
    }
  }

  #disconnect(): void {
    this.#isConnected = false;
    this.#clear('retry', 'resubmit', 'soon', 'end', 'reading');
  }
}

function hasOtherAnswers(before: Progress, after: Progress): boolean {
  return Object.entries(after.byQuestion).some(
    ([id, { selectedOption }]) =>
      selectedOption !== (before.byQuestion[id]?.selectedOption ?? null),
  );
}
