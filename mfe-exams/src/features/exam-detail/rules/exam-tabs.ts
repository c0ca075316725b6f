import type { TabItem } from '@abhyas/ui';
import type { TestSummary } from '../../../shared/api/catalogue';

/** The tab that shows every test; no category can have this name, since categories are words. */
export const allTests = '';

/**
 * The tabs of an exam, in the specification's order: all tests, the categories whose count is
 * above zero as the server lists them, then any further category found on the tests. `labelOf`
 * says what a category is called on screen.
 */
export function examTabs(
  testCounts: Readonly<Record<string, number>>,
  tests: readonly Pick<TestSummary, 'category'>[],
  labelOf: (category: string) => string,
): TabItem[] {
  const counted = Object.keys(testCounts).filter((category) => (testCounts[category] ?? 0) > 0);
  const categories = new Set([...counted, ...tests.map((test) => test.category)]);
  return [
    { value: allTests, label: 'All Tests', count: tests.length },
    ...[...categories].map((category) => ({
      value: category,
      label: labelOf(category),
      count: testCounts[category] ?? tests.filter((test) => test.category === category).length,
    })),
  ];
}

/** A test and its place in the exam's whole list. */
export interface ListedTest<Test> {
  test: Test;
  /** Whether it starts right from the list: every third of the whole list, whatever tab shows it. */
  startsHere: boolean;
}

/** The tests of one tab, each knowing whether it starts from the list. */
export function testsOfTab<Test extends Pick<TestSummary, 'category'>>(
  tests: readonly Test[],
  tab: string,
): ListedTest<Test>[] {
  return tests
    .map((test, index) => ({ test, startsHere: index % 3 === 0 }))
    .filter(({ test }) => tab === allTests || test.category === tab);
}
