import type { Paper } from '../../../shared/paper.types';
import type { WireResponse } from '../rules/progress-wire';

export interface StartedAttempt {
  attemptId: string;
  resumed: boolean;
  revision: number;
  startedAt: string;
  deadline: string;
  remainingSeconds: number;
  currentQuestionIndex: number;
  responses: WireResponse[];
  test: Paper;
}

export interface ProgressPayload {
  responses: WireResponse[];
  currentQuestionIndex: number;
  timeSpent: number;
  revision: number;
}

export interface SavedProgress {
  revision: number;
  remainingSeconds: number;
  savedAt: string;
}

/** The server's progress, sent with a 409 when another device has saved. */
export interface CurrentProgress {
  revision: number;
  responses: WireResponse[];
  currentQuestionIndex: number;
  remainingSeconds: number;
}

/** How an attempt ended: submitted here or elsewhere, or by its time with the saved answers. */
export interface Ended {
  readonly by: 'submit' | 'elsewhere' | 'time';
  /**
   * Whether answers sent with a submit were not graded, because the attempt had already ended.
   * Undefined if the service did not report it.
   */
  readonly answersMissed?: boolean | undefined;
}

/** The calls a running attempt makes. */
export interface AttemptCalls {
  saveProgress(attemptId: string, payload: ProgressPayload): Promise<SavedProgress>;
  submit(attemptId: string, responses: WireResponse[]): Promise<Ended>;
}
