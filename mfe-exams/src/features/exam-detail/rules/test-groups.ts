import type { TestSummary } from '../../../shared/catalogue.types';
import * as texts from '../../../texts/exam-detail';
import { allTests, type ListedTest } from './exam-tabs';

/** So many tests need no groups. */
const maxFlatTests = 20;
/** So many tests are shown with all groups open. */
const maxOpenTests = 50;
/** Of a longer list, the first groups are open, until at least so many tests are visible. */
const minOpenTests = 4;

type GroupedTest = Pick<TestSummary, 'category' | 'subjects'>;

/** Tests that fold together. */
export interface TestGroup<Test> {
  /** Unique in the list; part of the URL. */
  key: string;
  label: string;
  tests: ListedTest<Test>[];
  /** Whether it is open unless the student has closed it. */
  isOpenAtStart: boolean;
}

/**
 * Groups the tests of a tab by category and subject; tests of several subjects have groups of their own.
 * Groups follow in the order of their first tests, and tests keep the order of the series within a group.
 * A short list is one group.
 */
export function groupTests<Test extends GroupedTest>(
  tests: readonly ListedTest<Test>[],
  tab: string,
  labelOf: (category: string) => string,
): TestGroup<Test>[] {
  const byName = new Map<string, ListedTest<Test>[]>();
  for (const listed of tests) {
    const name = tests.length > maxFlatTests ? nameOf(listed.test) : '';
    const group = byName.get(name);
    if (group) group.push(listed);
    else byName.set(name, [listed]);
  }
  let before = 0;
  return [...byName].map(([key, grouped]) => {
    const isOpenAtStart = tests.length <= maxOpenTests || before < minOpenTests;
    before += grouped.length;
    return { key, label: label(grouped, tab, labelOf), tests: grouped, isOpenAtStart };
  });
}

function nameOf(test: GroupedTest): string {
  const subject = onlySubject(test);
  return subject === undefined ? test.category : `${test.category}:${subject}`;
}

/** Of the first test, which stands for all of its group. */
function label(
  [first]: readonly ListedTest<GroupedTest>[],
  tab: string,
  labelOf: (category: string) => string,
): string {
  if (!first) return '';
  const subject = onlySubject(first.test);
  if (tab !== allTests) return subject ?? texts.severalSubjects;
  return [labelOf(first.test.category), subject].filter(Boolean).join(': ');
}

function onlySubject({ subjects }: GroupedTest): string | undefined {
  return subjects.length === 1 ? subjects[0] : undefined;
}
