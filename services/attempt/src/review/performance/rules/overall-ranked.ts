/** The student's first finished attempt of a test among all participants. */
export interface ComparedTest {
  readonly testId: string;
  readonly participants: number;
  readonly percentile: number;
  /** Marks as a share of the maximum marks. */
  readonly rankValue: number;
}

/**
 * Whether a mean over these tests says anything, and a rank by it: there are enough tests, each with
 * enough participants, enough students with such a mean, and marks above zero in all tests together.
 */
export function isOverallRanked(
  { tests, students }: { readonly tests: readonly ComparedTest[]; readonly students: number },
  { minTests, minParticipants }: { readonly minTests: number; readonly minParticipants: number },
): boolean {
  const marks = tests.reduce((sum, { rankValue }) => sum + rankValue, 0);
  return (
    tests.length >= minTests &&
    students >= minParticipants &&
    marks > 0 &&
    tests.every(({ participants }) => participants >= minParticipants)
  );
}
