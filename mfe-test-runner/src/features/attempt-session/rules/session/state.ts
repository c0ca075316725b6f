import type { Paper, Question } from '../../../../shared/paper.types';
import type { Progress } from '../../../../shared/progress.types';
import {
  isWithin,
  sectionRanges,
  type QuestionRange,
} from '../../../../shared/rules/paper-sections';
import type { SavedProgress } from '../../api/attempt.types';
import type { OpenAttempt } from '../open-attempt';
import { visitQuestion } from '../progress';
import {
  CLEAN,
  saveStatus,
  type SaveFailure,
  type SaveQueue,
  type SaveStatus,
} from '../save-queue';
import { openSection, startClock, type AttemptClock } from './attempt-clock';

/**
 * How a test ended: submitted here, submitted elsewhere, or by its time. `…-before-last` means that
 * the last answers given here did not reach the server before the end; of locked sections, before the
 * end of their section.
 */
export type FinishedBy =
  | 'submit'
  | 'submit-before-last'
  | 'elsewhere'
  | 'elsewhere-before-last'
  | 'time'
  | 'time-before-last';

export type Ending =
  | { readonly kind: 'running'; readonly submitError?: string }
  | {
      readonly kind: 'submitting';
      readonly isTimeUp: boolean;
      /** Failed tries so far. The next try is automatic. */
      readonly failures: number;
      /** Why the last try failed; `submitError` is the server's message, empty when offline. */
      readonly reason?: SaveFailure;
      readonly submitError?: string;
    }
  | { readonly kind: 'finished'; readonly by: FinishedBy };

/** Timers by name, at most one of each. */
export type TimerName = 'retry' | 'resubmit' | 'soon' | 'typing' | 'end' | 'section' | 'reading';

/**
 * Answers and marks are saved at once, a number that is being typed shortly after its last key.
 * Navigation is saved later, many moves in one save.
 */
export type Urgency = 'now' | 'typed' | 'soon';

/** The constant data of a session. */
interface AttemptFacts {
  readonly attemptId: string;
  readonly userId: string;
  readonly paper: Paper;
  /** The start by the server's wall clock in milliseconds. */
  readonly startedAt: number;
}

/** The copy on the device. */
interface DeviceState {
  /** Whether this tab may write: not before it is connected, nor after another tab took over. */
  readonly isOpen: boolean;
  /** False when the browser refused to store the answers: then only the network saves them. */
  readonly isStored: boolean;
  /** Changes that the screen does not show yet. */
  readonly unpainted: readonly Urgency[];
  /** Changes that the device is writing and the server does not know yet. */
  readonly writing: readonly Urgency[];
}

/** The copy on the server. */
export interface SavesState {
  readonly queue: SaveQueue;
  readonly status: SaveStatus;
  /** The server's message if it refused the last save, else empty. */
  readonly refusal: string;
  readonly revision: number;
  /** The progress that the server is known to have, if known. */
  readonly serverProgress: Progress | undefined;
  /** The save that is waiting for its response, and when it was sent. */
  readonly inFlight: { readonly progress: Progress; readonly requestedAt: number } | undefined;
  /** Whether the device may have answers that the server does not. */
  readonly hasUnsent: boolean;
  /** Whether the student may still be typing a number: its save waits for the next key. */
  readonly isTyping: boolean;
  /** Answers of locked sections that the server has refused, in the order of the paper. */
  readonly refused: readonly RefusedAnswer[];
}

/** An answer that came after the end of its section, or before its begin. */
export interface RefusedAnswer {
  /** The question as a place in the paper. */
  readonly question: number;
  readonly reason: NonNullable<SavedProgress['refused']>[number]['code'];
}

/** Everything a session knows. All times are milliseconds of the page's monotonic clock. */
export interface SessionState {
  readonly attempt: AttemptFacts;
  readonly progress: Progress;
  /** Since when the student has been looking at the current question; undefined when paused. */
  readonly readingSince: number | undefined;
  readonly clock: AttemptClock;
  readonly timers: { readonly isPaused: boolean; readonly running: readonly TimerName[] };
  readonly device: DeviceState;
  readonly saves: SavesState;
  /** `elsewhere` while another tab of this browser has the test: this one is read-only. */
  readonly activeTab: 'here' | 'elsewhere';
  /** Grows with every start and pause. A device lookup of an earlier turn is ignored. */
  readonly turn: number;
  /** True once a newer answer arrived from another device. */
  readonly hasMergedOtherDevice: boolean;
  readonly ending: Ending;
  /** The progress of the submit that is being written or sent. */
  readonly pendingSubmit: Progress | undefined;
  /** The locked section that the student is in; undefined where the paper has one clock. */
  readonly section: number | undefined;
  /** The section whose end has brought the student here, if that was in this tab. */
  readonly endedSection: number | undefined;
}

/** The state of a session before it is connected. */
export function initialState(attempt: OpenAttempt): SessionState {
  const { attemptId, userId, paper, startedAt, progress, hasUnsent, revision } = attempt;
  const { serverProgress = hasUnsent ? undefined : progress } = attempt;
  const clock = startClock(attempt);
  const section = openSection(clock, clock.countdown.at);
  return {
    attempt: { attemptId, userId, paper, startedAt },
    progress: progressInSection(progress, paper, section),
    readingSince: undefined,
    clock,
    timers: { isPaused: true, running: [] },
    device: { isOpen: false, isStored: true, unpainted: [], writing: [] },
    saves: {
      queue: CLEAN,
      status: saveStatus(CLEAN),
      refusal: '',
      revision,
      serverProgress,
      inFlight: undefined,
      hasUnsent,
      isTyping: false,
      refused: [],
    },
    activeTab: 'here',
    turn: 0,
    hasMergedOtherDevice: false,
    ending: { kind: 'running' },
    pendingSubmit: undefined,
    section,
    endedSection: undefined,
  };
}

/** A resumed test continues in the section that is open. */
function progressInSection(
  progress: Progress,
  paper: Paper,
  section: number | undefined,
): Progress {
  const range = section === undefined ? undefined : sectionRanges(paper)[section];
  if (!range || isWithin(range, progress.currentIndex)) return progress;
  return visitQuestion(progress, paper, range.first);
}

/** Whether the student can answer in this tab. */
export function isRunning({ ending, activeTab }: SessionState): boolean {
  return ending.kind === 'running' && activeTab === 'here';
}

/** Whether every save is acknowledged and no change is delayed. */
export function isSaved({ saves, timers }: SessionState): boolean {
  return saves.queue.kind === 'clean' && !hasDelayedSave({ timers });
}

/** Whether a change waits for its save. */
export function hasDelayedSave({ timers }: Pick<SessionState, 'timers'>): boolean {
  return timers.running.includes('soon') || timers.running.includes('typing');
}

/** Whether the server has every answer and the device has none left to write. */
export function isSent(state: SessionState): boolean {
  const { unpainted, writing } = state.device;
  return (
    isSaved(state) && !hasEarlyAnswers(state) && unpainted.length === 0 && writing.length === 0
  );
}

/** Whether the server has refused answers because their section had not begun. */
function hasEarlyAnswers({ saves }: SessionState): boolean {
  return saves.refused.some(({ reason }) => reason === 'section_not_open');
}

/** Whether an answer that the screen already shows waits for the device or for its save. */
export function hasPendingAnswer({ device, timers }: SessionState): boolean {
  const isWaiting = [...device.unpainted, ...device.writing].some((urgency) => urgency !== 'soon');
  return isWaiting || timers.running.includes('typing');
}

export function currentQuestion({ attempt, progress }: SessionState): Question | undefined {
  return attempt.paper.questions[progress.currentIndex];
}

/** The questions of the locked section that is open; undefined where all can be reached. */
export function openRange({ attempt, section }: SessionState): QuestionRange | undefined {
  return section === undefined ? undefined : sectionRanges(attempt.paper)[section];
}
