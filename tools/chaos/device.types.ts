/** One answer on the wire. */
export interface WireResponse {
  questionId: string;
  selectedOption: number | null;
  timeSpent: number;
  visited?: boolean;
  changedAt?: number;
}

/** What starting a test answers, as far as a student here looks at it. */
export interface StartedAttempt {
  attemptId: string;
  revision: number;
  startedAt: string;
  deadline: string;
  remainingSeconds: number;
  responses: readonly WireResponse[];
  test: { questions: readonly { _id: string }[] };
}

/** What the server holds, told with a 409. */
export interface CurrentProgress {
  revision: number;
  responses: readonly WireResponse[];
}
