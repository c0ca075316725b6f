import type { TestSummary } from '../../../shared/catalogue.types';
import type { ListedTest } from './exam-tabs';
import type { ListView, Show, Sort } from './list-view';

/** What the screen knows about the student and a test. */
export interface TestFacts {
  isOpen: boolean;
  /** Percent of the last finished attempt; null if there is none. */
  lastScore: number | null;
  isSaved: boolean;
}

type Row = ListedTest<Pick<TestSummary, '_id' | 'title' | 'subjects' | 'duration' | 'questions'>>;

/** The tests that match the search text, the subject and the state. */
export function selectTests<Test extends Row>(
  tests: readonly Test[],
  view: Pick<ListView, 'text' | 'subject' | 'show'>,
  factsOf: (testId: string) => TestFacts,
): Test[] {
  const words = wordsOf(view.text);
  return tests.filter(
    (row) =>
      (view.subject === '' || row.test.subjects.includes(view.subject)) &&
      matches(row, words) &&
      isShown(row, view.show, factsOf(row.test._id)),
  );
}

/** Each word of the search begins a word of the title or of a subject. */
function matches({ test }: Row, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const own = wordsOf([test.title, ...test.subjects].join(' '));
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function isShown(row: Row, show: Show, facts: TestFacts): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'not-taken':
      return facts.lastScore === null && !facts.isOpen;
    case 'in-progress':
      return facts.isOpen;
    case 'taken':
      return facts.lastScore !== null;
    case 'saved':
      return facts.isSaved;
    case 'free':
      return row.startsHere;
  }
}

const titles = new Intl.Collator('en-IN', { numeric: true });

/** The tests in the wanted order; equal ones stay in the order of the series. */
export function sortTests<Test extends Row>(
  tests: readonly Test[],
  sort: Sort,
  factsOf: (testId: string) => TestFacts,
): Test[] {
  const scoreOf = ({ test }: Test) => factsOf(test._id).lastScore;
  switch (sort) {
    case 'listed':
      return [...tests];
    case 'shortest':
      return tests.toSorted((one, other) => one.test.duration - other.test.duration);
    case 'longest':
      return tests.toSorted((one, other) => other.test.duration - one.test.duration);
    case 'title':
      return tests.toSorted((one, other) => titles.compare(one.test.title, other.test.title));
    case 'lowest-score':
      // Tests without a score come last.
      return tests.toSorted((one, other) => (scoreOf(one) ?? 101) - (scoreOf(other) ?? 101));
  }
}
