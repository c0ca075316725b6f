import type { Ended, SavedProgress } from '../../api/attempt.types';
import type { DeviceProgress } from '../../store/device-store';
import type { CallFailure } from '../call-failure';
import type { TimerName } from './state';
import type { WritePurpose } from './step';

/** What a student does. */
type StudentEvent =
  /** Chooses the option of a single choice. */
  | { readonly type: 'select'; readonly option: number }
  /** Adds an option to the answer of a multiple choice, or removes it. */
  | { readonly type: 'toggle'; readonly option: number }
  /** Types a number: the text in the field. Empty, or no number, it clears the answer. */
  | { readonly type: 'enter'; readonly value: string }
  /** Leaves the field of a number. */
  | { readonly type: 'leave-field' }
  /** Takes the answer of the current question back. */
  | { readonly type: 'clear' }
  | { readonly type: 'toggle-mark' }
  | { readonly type: 'go-to'; readonly index: number }
  /** Submits the attempt. */
  | { readonly type: 'submit' }
  /** After a failed submit: tries again without waiting. */
  | { readonly type: 'submit-now' }
  /** Returns to the test from a submit that keeps failing. */
  | { readonly type: 'cancel-submit' }
  /** Continues a test here that another tab has open. */
  | { readonly type: 'take-over' };

/** What happens to the page and its tab. */
type PageEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  /** The network is back, or the page is visible again. */
  | { readonly type: 'woken' }
  /** The wall clock has moved so much more than the page's clock, or less, since both were compared. */
  | { readonly type: 'clocks-drifted'; readonly driftMs: number }
  /** The page is hidden. */
  | { readonly type: 'rested' }
  /** The screen shows the changes. */
  | { readonly type: 'painted' }
  | { readonly type: 'timer'; readonly timer: TimerName }
  /** Another tab has taken the test. */
  | { readonly type: 'lock-lost' }
  /** The tab that had taken it is closed. */
  | { readonly type: 'lock-regained' };

/** Outcomes of effects. */
type ResponseEvent =
  | { readonly type: 'written'; readonly purpose: WritePurpose; readonly isStored: boolean }
  | { readonly type: 'found'; readonly turn: number; readonly stored: DeviceProgress | undefined }
  | { readonly type: 'saved'; readonly saved: SavedProgress }
  | { readonly type: 'save-failed'; readonly failure: CallFailure }
  | { readonly type: 'submitted'; readonly ended: Ended }
  | { readonly type: 'submit-failed'; readonly failure: CallFailure };

export type SessionInput = StudentEvent | PageEvent | ResponseEvent;

/** An input with its time, in milliseconds of the page's monotonic clock. */
export type SessionEvent = SessionInput & { readonly at: number };
