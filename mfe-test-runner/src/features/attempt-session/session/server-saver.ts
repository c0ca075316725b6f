import type { Paper } from '../../../shared/paper.types';
import type { Progress } from '../../../shared/progress.types';
import type { AttemptCalls, CurrentProgress, Ended, SavedProgress } from '../api/attempt-calls';
import { callFailure } from '../api/call-failure';
import { backOffMs } from '../rules/back-off';
import { hasOtherAnswers, hasOtherChoices, mergeProgress } from '../rules/merge-progress';
import { notAfter } from '../rules/progress';
import { fromWire, toWire } from '../rules/progress-wire';
import type { SaveEvent, SaveQueue } from '../rules/save-queue';
import { CLEAN, saveStatus, stepSaveQueue } from '../rules/save-queue';
import type { AttemptClock } from './attempt-clock';
import type { ReadingTime } from './reading-time';
import type { SessionState } from './session-state';
import type { SessionTimers } from './timers';

/** Moving about is saved a little later than an answer, many moves at once. */
const SOON_MS = 2_000;
const LONGEST_SECONDS = 86_400;

export interface SaverDependencies {
  readonly attemptId: string;
  readonly paper: Paper;
  readonly revision: number;
  /** The start on the server's wall clock, milliseconds, where it is known. */
  readonly startedAt: number | undefined;
  readonly state: SessionState;
  readonly clock: AttemptClock;
  readonly reading: ReadingTime;
  readonly timers: SessionTimers;
  readonly calls: AttemptCalls;
  readonly random: () => number;
  /** The screen shows an answer already that the device is still to keep. */
  readonly hasAnswerComing: () => boolean;
  /** The server told what is left, and it was news. */
  readonly onTimeChanged: () => void;
  /** The device is behind: answers of another device came, or the server has all of ours. */
  readonly onSettled: () => void;
  /** What the server is known to have at the start, where that is known. */
  readonly arrived: Progress | undefined;
  /** The server says that the attempt is over. */
  readonly onOver: (ended: Ended) => void;
}

/** Brings the answers to the server: one save at a time, each with the whole set. */
export class ServerSaver {
  readonly #deps: SaverDependencies;
  #queue: SaveQueue = CLEAN;
  #revision: number;
  #arrived: Progress | undefined;

  constructor(deps: SaverDependencies) {
    this.#deps = deps;
    this.#revision = deps.revision;
    this.#arrived = deps.arrived;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Whether the server has every answer. */
  get isClean(): boolean {
    return this.#queue.kind === 'clean' && !this.#deps.timers.has('soon');
  }

  /** Whether the server is known to have every answer that is given, whatever else it lacks. */
  hasAnswers(progress: Progress): boolean {
    return !!this.#arrived && !hasOtherChoices({ before: this.#arrived, after: progress });
  }

  /** There is something to save. */
  changed(): void {
    this.#dispatch({ type: 'changed' });
  }

  /** There is something to save that can wait for a moment. */
  changedSoon(): void {
    this.#deps.timers.start('soon', SOON_MS, () => this.changed());
  }

  /** What waits for a moment leaves now. */
  flush(): void {
    if (this.#deps.timers.has('soon')) this.changed();
  }

  /** Asks the server now, with whatever there is: its answer sets the clock right. */
  wake(): void {
    this.#dispatch({ type: 'wake' });
  }

  /** Takes up what a pause of the timers left waiting. */
  resume(): void {
    if (this.#queue.kind === 'waiting') this.wake();
  }

  close(): void {
    this.#dispatch({ type: 'close' });
  }

  /** Another tab saved meanwhile, up to this revision. */
  catchUp(revision: number): void {
    this.#revision = Math.max(this.#revision, revision);
  }

  #dispatch(event: SaveEvent, retryAfterMs = 0): void {
    const { state, timers, random } = this.#deps;
    const { queue, command } = stepSaveQueue(this.#queue, event);
    this.#queue = queue;
    const told = saveStatus(queue);
    const status = told === 'saved' && this.#deps.hasAnswerComing() ? 'saving' : told;
    if (status !== state.get().saveStatus) state.set({ saveStatus: status });
    if (command === 'none') return;
    timers.clear('retry');
    if (command === 'send') {
      timers.clear('soon');
      void this.#send();
    } else if (queue.kind === 'waiting') {
      const delay = backOffMs(queue.failures, random(), retryAfterMs);
      timers.start('retry', delay, () => this.wake());
    }
  }

  async #send(): Promise<void> {
    const { attemptId, calls, clock, reading } = this.#deps;
    const progress = reading.take();
    const askedAt = clock.now();
    try {
      const saved = await calls.saveProgress(attemptId, this.#payload(progress));
      this.#arrived = progress;
      this.#onSaved(saved, askedAt);
    } catch (error) {
      this.#onFailed(error, askedAt);
    }
  }

  #payload(progress: Progress): Parameters<AttemptCalls['saveProgress']>[1] {
    const { paper, clock } = this.#deps;
    const seconds = Math.floor(clock.sinceStart() / 1000);
    return {
      responses: toWire(progress, paper),
      currentQuestionIndex: progress.currentIndex,
      timeSpent: Math.min(LONGEST_SECONDS, Math.max(0, seconds)),
      revision: this.#revision + 1,
    };
  }

  #onSaved({ revision, remainingSeconds, savedAt }: SavedProgress, askedAt: number): void {
    this.#revision = revision;
    this.#setClock(remainingSeconds, askedAt);
    this.#setStart(savedAt, askedAt);
    this.#dispatch({ type: 'acknowledged' });
    if (this.isClean) this.#deps.onSettled();
  }

  #onFailed(error: unknown, askedAt: number): void {
    const failure = callFailure(error);
    switch (failure.kind) {
      case 'conflict':
        return this.#takeCurrent(failure.current, askedAt);
      case 'finished':
        // Whoever waits for a submit, or for another tab, may be back and ask again.
        this.#dispatch({ type: 'failed', reason: 'server' });
        return this.#deps.onOver(failure);
      case 'offline':
        return this.#dispatch({ type: 'failed', reason: 'offline' });
      case 'signed-out':
        return this.#dispatch({ type: 'failed', reason: 'server' });
      case 'server':
        if (!failure.mayPass) return this.#onRefused(failure.message);
        return this.#dispatch({ type: 'failed', reason: 'server' }, failure.retryAfterMs);
    }
  }

  #onRefused(saveRefusal: string): void {
    const { state } = this.#deps;
    if (saveRefusal !== state.get().saveRefusal) state.set({ saveRefusal });
    this.#dispatch({ type: 'failed', reason: 'refused' });
  }

  #takeCurrent(current: CurrentProgress, askedAt: number): void {
    const { paper, state, reading, onSettled } = this.#deps;
    const local = reading.take();
    const server = fromWire(paper, current.responses, current.currentQuestionIndex);
    const progress = mergeProgress(local, server);
    this.#revision = current.revision;
    this.#arrived = server;
    this.#setClock(current.remainingSeconds, askedAt);
    state.set({
      progress,
      hasMergedOtherDevice:
        state.get().hasMergedOtherDevice || hasOtherAnswers({ before: local, after: progress }),
    });
    // Our own save, whose answer was lost: the server has it already.
    const hasOurs = !hasOtherAnswers({ before: server, after: progress });
    this.#dispatch({ type: hasOurs ? 'acknowledged' : 'conflict' });
    onSettled();
  }

  #setStart(savedAt: string, askedAt: number): void {
    const { startedAt, clock, state, reading } = this.#deps;
    if (startedAt === undefined) return;
    if (!clock.anchorStart(Date.parse(savedAt) - startedAt, askedAt)) return;
    // The server has bounded what it was sent in the same way.
    state.set({ progress: notAfter(reading.take(), clock.sinceStart()) });
  }

  #setClock(remainingSeconds: number, askedAt: number): void {
    const { clock, state, onTimeChanged } = this.#deps;
    const wasAnchored = clock.isAnchored;
    const isNews = clock.rebase(remainingSeconds, askedAt);
    if (isNews) state.set({ countdown: clock.countdown });
    if (isNews || !wasAnchored) onTimeChanged();
  }
}
