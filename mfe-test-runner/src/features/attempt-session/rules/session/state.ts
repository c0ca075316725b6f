import type { Paper } from '../../../../shared/paper.types';
import type { Progress } from '../../../../shared/progress.types';
import type { OpenAttempt } from '../open-attempt.types';
import type { SaveFailure, SaveQueue, SaveStatus } from '../save-queue';
import { CLEAN, saveStatus } from '../save-queue';
import type { AttemptClock } from './attempt-clock';
import { startClock } from './attempt-clock';

/**
 * How a test ended: handed in here; handed in elsewhere, perhaps before the last answers had come from
 * here; by its time with all of its answers, or before the last of them had reached the server.
 */
export type FinishedBy =
  'submit' | 'elsewhere' | 'elsewhere-before-last' | 'time' | 'time-before-last';

export type Ending =
  | { readonly kind: 'running'; readonly submitError?: string }
  | {
      readonly kind: 'submitting';
      readonly isTimeUp: boolean;
      /** Tries that failed so far; the next one comes by itself. */
      readonly failures: number;
      /** Why the last one failed, and in whose words; empty for want of a network. */
      readonly reason?: SaveFailure;
      readonly submitError?: string;
    }
  | { readonly kind: 'finished'; readonly by: FinishedBy };

/** Timers by name, at most one of each. */
export type TimerName = 'retry' | 'resubmit' | 'soon' | 'end' | 'reading';

/** Answers and marks are saved at once; moving about a little later, many moves at once. */
export type Urgency = 'now' | 'soon';

/** What a session is about; never changes. */
export interface AttemptFacts {
  readonly attemptId: string;
  readonly userId: string;
  readonly paper: Paper;
  /** The start on the server's wall clock, milliseconds, where it is known. */
  readonly startedAt: number | undefined;
}

/** The copy on the device. */
export interface DeviceState {
  /** Whether this tab writes: before it is connected and after it gave way it does not. */
  readonly isOpen: boolean;
  /** False when the browser refused to keep the answers: only the network saves them then. */
  readonly isStored: boolean;
  /** Changes that wait for the screen to show them. */
  readonly unpainted: readonly Urgency[];
  /** Changes that the device is writing, of which the server does not know yet. */
  readonly writing: readonly Urgency[];
}

/** The copy on the server. */
export interface SavesState {
  readonly queue: SaveQueue;
  readonly status: SaveStatus;
  /** Why the server refused the last save, in its words; empty where it did not. */
  readonly refusal: string;
  readonly revision: number;
  /** What the server is known to have, where that is known. */
  readonly serverProgress: Progress | undefined;
  /** The save that waits for its response, and when it was sent. */
  readonly inFlight: { readonly progress: Progress; readonly requestedAt: number } | undefined;
  /** The device may know answers that the server does not. */
  readonly hasUnsent: boolean;
}

/** Everything a session knows. All times are milliseconds of the page's monotonic clock. */
export interface SessionState {
  readonly attempt: AttemptFacts;
  readonly progress: Progress;
  /** Since when the current question is looked at; undefined while it is not. */
  readonly readingSince: number | undefined;
  readonly clock: AttemptClock;
  readonly timers: { readonly isPaused: boolean; readonly running: readonly TimerName[] };
  readonly device: DeviceState;
  readonly saves: SavesState;
  /** `elsewhere` while another tab of this browser has the test: this one is read-only. */
  readonly place: 'here' | 'elsewhere';
  /** Grows with every start and pause: a device lookup of an earlier turn counts no more. */
  readonly turn: number;
  /** True once a newer answer arrived from another device. */
  readonly hasMergedOtherDevice: boolean;
  readonly ending: Ending;
  /** The answers of the submit that is being written or sent. */
  readonly pendingSubmit: Progress | undefined;
}

/** A session before it is connected. */
export function initialState(attempt: OpenAttempt): SessionState {
  const { attemptId, userId, paper, startedAt, progress, hasUnsent, revision } = attempt;
  return {
    attempt: { attemptId, userId, paper, startedAt },
    progress,
    readingSince: undefined,
    clock: startClock(attempt),
    timers: { isPaused: true, running: [] },
    device: { isOpen: false, isStored: true, unpainted: [], writing: [] },
    saves: {
      queue: CLEAN,
      status: saveStatus(CLEAN),
      refusal: '',
      revision,
      serverProgress: hasUnsent ? undefined : progress,
      inFlight: undefined,
      hasUnsent,
    },
    place: 'here',
    turn: 0,
    hasMergedOtherDevice: false,
    ending: { kind: 'running' },
    pendingSubmit: undefined,
  };
}

/** Whether answers can be given here. */
export function isRunning({ ending, place }: SessionState): boolean {
  return ending.kind === 'running' && place === 'here';
}

/** Whether every save is acknowledged, with none waiting for its moment. */
export function isSaved({ saves, timers }: SessionState): boolean {
  return saves.queue.kind === 'clean' && !timers.running.includes('soon');
}

/** Whether the server has every answer, those that the device is still to write included. */
export function isSent(state: SessionState): boolean {
  const { unpainted, writing } = state.device;
  return isSaved(state) && unpainted.length === 0 && writing.length === 0;
}

/** The screen shows an answer already that the device is still to keep. */
export function hasUnstoredAnswer({ device }: SessionState): boolean {
  return device.unpainted.includes('now') || device.writing.includes('now');
}

export function currentQuestionId({ attempt, progress }: SessionState): string | undefined {
  return attempt.paper.questions[progress.currentIndex]?._id;
}
