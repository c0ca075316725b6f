/** A question as the student sees it during the test, without its key. */
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

/** A test for a student to take. The duration is in seconds. */
export interface Paper {
  readonly _id: string;
  readonly title: string;
  readonly examId: string;
  readonly examName: string;
  readonly category: string;
  readonly duration: number;
  /** Extra minutes of this student on top of the duration. */
  readonly allowanceMinutes?: number;
  readonly markingScheme: MarkingScheme;
  /** Absent from older servers, and from attempts that older releases stored. */
  readonly questionCount?: number;
  /** Empty before the start of a live test. */
  readonly questions: readonly Question[];
}
