import type { Countdown } from '../../../shared/rules/countdown';
import type { Paper } from '../../../shared/paper.types';
import type { Progress } from '../../../shared/progress.types';

/** An attempt in progress, as a session takes it up. */
export interface OpenAttempt {
  readonly attemptId: string;
  readonly userId: string;
  readonly paper: Paper;
  readonly progress: Progress;
  readonly revision: number;
  /** The start on the server's wall clock, milliseconds; unknown of attempts kept by older releases. */
  readonly startedAt?: number;
  /** From start to deadline. */
  readonly totalMs: number;
  readonly countdown: Countdown;
  /** False where the device's wall clock alone says how much time is left. */
  readonly isAnchored: boolean;
  /** True when the device may know answers that the server does not. */
  readonly hasUnsent: boolean;
}
