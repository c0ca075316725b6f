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

/** What the server holds, sent with a 409 when another device has saved meanwhile. */
export interface CurrentProgress {
  revision: number;
  responses: WireResponse[];
  currentQuestionIndex: number;
  remainingSeconds: number;
}

/** How an attempt ended: handed in here or elsewhere, or by its time, with what the server had until then. */
export interface Ended {
  readonly by: 'submit' | 'elsewhere' | 'time';
  /**
   * Whether answers that came with a submit were not graded, because the attempt had ended before.
   * Undefined where the service did not say.
   */
  readonly answersMissed?: boolean | undefined;
}

/** The calls a running attempt makes. */
export interface AttemptCalls {
  saveProgress(attemptId: string, payload: ProgressPayload): Promise<SavedProgress>;
  submit(attemptId: string, responses: WireResponse[]): Promise<Ended>;
}
