import type { Countdown } from '../../../shared/rules/countdown';
import type { Paper } from '../../../shared/paper.types';
import type { Progress } from '../../../shared/progress.types';

/** An attempt in progress, from which a session starts. */
export interface OpenAttempt {
  readonly attemptId: string;
  readonly userId: string;
  readonly paper: Paper;
  readonly progress: Progress;
  readonly revision: number;
  /** The start by the server's wall clock in milliseconds; absent in records of older releases. */
  readonly startedAt?: number;
  /** From start to deadline. */
  readonly totalMs: number;
  readonly countdown: Countdown;
  /** False when the time left comes from the device's wall clock alone. */
  readonly isAnchored: boolean;
  /** True when the device may have answers that the server does not. */
  readonly hasUnsent: boolean;
}
