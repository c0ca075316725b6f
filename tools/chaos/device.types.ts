/** One answer on the wire. */
export interface WireResponse {
  questionId: string;
  selectedOption: number | null;
  timeSpent: number;
  visited?: boolean;
  changedAt?: number;
}

/** The response to starting a test, as far as a student here uses it. */
export interface StartedAttempt {
  attemptId: string;
  revision: number;
  startedAt: string;
  deadline: string;
  remainingSeconds: number;
  responses: readonly WireResponse[];
  test: { questions: readonly { _id: string }[] };
}

/** The server's state, returned with a 409. */
export interface CurrentProgress {
  revision: number;
  responses: readonly WireResponse[];
}
