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
 * Groups the tests of a tab that follow each other with the same category and subject; tests of several
 * subjects have groups of their own. So the list keeps the order of the series, in which later imports
 * add tests of all subjects at the end: their groups are further parts. A short list is one group.
 */
export function groupTests<Test extends GroupedTest>(
  tests: readonly ListedTest<Test>[],
  tab: string,
  labelOf: (category: string) => string,
): TestGroup<Test>[] {
  const parts = new Map<string, number>();
  const groups: TestGroup<Test>[] = [];
  let last: string | undefined;
  let before = 0;
  for (const listed of tests) {
    const name = tests.length > maxFlatTests ? nameOf(listed.test) : '';
    if (name !== last) {
      const part = (parts.get(name) ?? 0) + 1;
      parts.set(name, part);
      groups.push({
        key: part === 1 ? name : `${name}:${part}`,
        label: withPart(label(listed.test, tab, labelOf), part),
        tests: [],
        isOpenAtStart: tests.length <= maxOpenTests || before < minOpenTests,
      });
    }
    last = name;
    before += 1;
    groups.at(-1)?.tests.push(listed);
  }
  return groups;
}

function nameOf(test: GroupedTest): string {
  const subject = onlySubject(test);
  return subject === undefined ? test.category : `${test.category}:${subject}`;
}

function label(test: GroupedTest, tab: string, labelOf: (category: string) => string): string {
  const subject = onlySubject(test);
  if (tab !== allTests) return subject ?? texts.severalSubjects;
  return [labelOf(test.category), subject].filter(Boolean).join(': ');
}

function withPart(text: string, part: number): string {
  return part === 1 ? text : texts.groupPart(text, part);
}

function onlySubject({ subjects }: GroupedTest): string | undefined {
  return subjects.length === 1 ? subjects[0] : undefined;
}
