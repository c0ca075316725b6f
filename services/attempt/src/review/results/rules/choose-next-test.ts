/** What to practise: a topic, one of these subjects, or nothing in particular. */
export interface Practice {
  readonly subjects: readonly string[];
  readonly topic: string | null;
}

/** A test of the exam's list. */
export interface ListedTest {
  readonly testId: string;
  readonly title: string;
  readonly category: string;
  /** The subject or topic of its series; empty for mixed sets. */
  readonly group: string;
  readonly subjects: readonly { readonly subject: string; readonly questions: number }[];
}

/** The category of whole mock tests. */
const FULL = 'full';

/**
 * The test to take next: one that the student has not taken, about the topic; else with the largest
 * share of the subjects; with neither, a whole mock test before others. Earlier ones of the list win.
 * Null when no test of the list will do.
 *
 * @param tests in list order
 */
export function chooseNextTest<Test extends ListedTest>(
  tests: readonly Test[],
  taken: ReadonlySet<string>,
  { subjects, topic }: Practice,
): Test | null {
  const open = tests.filter(({ testId }) => !taken.has(testId));
  if (subjects.length === 0) {
    return open.find(({ category }) => category === FULL) ?? open[0] ?? null;
  }
  const shared = open
    .map((test) => ({ test, share: shareOf(test, subjects) }))
    .filter(({ share }) => share > 0);
  const onTopic = topic === null ? undefined : shared.find(({ test }) => isAbout(test, topic));
  if (onTopic) return onTopic.test;
  const largest = Math.max(...shared.map(({ share }) => share));
  return shared.find(({ share }) => share === largest)?.test ?? null;
}

function isAbout({ group, title }: ListedTest, topic: string): boolean {
  const wanted = topic.toLowerCase();
  return `${group}\n${title}`.toLowerCase().includes(wanted);
}

function shareOf(test: ListedTest, names: readonly string[]): number {
  const sum = (counted: ListedTest['subjects']): number =>
    counted.reduce((total, { questions }) => total + questions, 0);
  const all = sum(test.subjects);
  return all === 0 ? 0 : sum(test.subjects.filter(({ subject }) => names.includes(subject))) / all;
}
