import type { TabItem } from '@abhyas/ui';
import type { TestSummary } from '../../../shared/catalogue.types';
import * as texts from '../../../texts/exam-detail';

/** The tab of all tests; no category can have this name, because categories are words. */
export const allTests = '';

/**
 * The tabs of an exam, in the specification's order: all tests, the categories with a count above
 * zero in the server's order, then any other category of the tests. `labelOf` returns the label of
 * a category.
 */
export function examTabs(
  testCounts: Readonly<Record<string, number>>,
  tests: readonly Pick<TestSummary, 'category'>[],
  labelOf: (category: string) => string,
): TabItem[] {
  const counted = Object.keys(testCounts).filter((category) => (testCounts[category] ?? 0) > 0);
  const categories = new Set([...counted, ...tests.map((test) => test.category)]);
  return [
    { value: allTests, label: texts.allTests, count: tests.length },
    ...[...categories].map((category) => ({
      value: category,
      label: labelOf(category),
      count: testCounts[category] ?? tests.filter((test) => test.category === category).length,
    })),
  ];
}

/** A test with its position in the exam's whole list. */
export interface ListedTest<Test> {
  test: Test;
  /** Whether it starts directly from the list: every third of the whole list, on every tab. */
  startsHere: boolean;
}

/** The tests of one tab, each with the flag whether it starts from the list. */
export function testsOfTab<Test extends Pick<TestSummary, 'category'>>(
  tests: readonly Test[],
  tab: string,
): ListedTest<Test>[] {
  return tests
    .map((test, index) => ({ test, startsHere: index % 3 === 0 }))
    .filter(({ test }) => tab === allTests || test.category === tab);
}
