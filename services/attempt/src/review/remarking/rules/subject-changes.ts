/** The result of one attempt in one subject. */
interface SubjectCount {
  readonly subject: string;
  readonly correct: number;
  readonly total: number;
}

/** What has to be added to the sums of a subject; also less than nothing. */
export interface SubjectChange extends SubjectCount {
  readonly participants: number;
}

/** How the sums of each subject change when results are replaced; in the order of the subjects. */
export function subjectChanges(
  before: readonly SubjectCount[],
  after: readonly SubjectCount[],
): SubjectChange[] {
  const sums = new Map<string, SubjectChange>();
  const add = ({ subject, correct, total }: SubjectCount, sign: 1 | -1): void => {
    const sum = sums.get(subject) ?? { subject, participants: 0, correct: 0, total: 0 };
    sums.set(subject, {
      subject,
      participants: sum.participants + sign,
      correct: sum.correct + sign * correct,
      total: sum.total + sign * total,
    });
  };
  for (const count of before) add(count, -1);
  for (const count of after) add(count, 1);
  return [...sums.values()]
    .filter(({ participants, correct, total }) => participants || correct || total)
    .toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
}
