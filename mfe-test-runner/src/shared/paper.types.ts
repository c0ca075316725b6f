/** A question as the student sees it while the test runs: never its key. */
export interface Question {
  readonly _id: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly subject: string;
}

/** Marks for a right and for a wrong answer as exact fractions: '1', '-1/3', '0'. */
export interface MarkingScheme {
  readonly correct: string;
  readonly wrong: string;
}

/** A test loaded for taking. Duration is in seconds. */
export interface Paper {
  readonly _id: string;
  readonly title: string;
  readonly examId: string;
  readonly examName: string;
  readonly category: string;
  readonly duration: number;
  /** Minutes that this student has beyond the duration. */
  readonly allowanceMinutes?: number;
  readonly markingScheme: MarkingScheme;
  /** Absent from older servers, and from attempts that older releases kept. */
  readonly questionCount?: number;
  /** Empty before the start of a live test. */
  readonly questions: readonly Question[];
}
