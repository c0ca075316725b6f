import { categoryLabel } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { allTests, testsOfTab } from './exam-tabs';
import { groupTests } from './test-groups';

function build(count: number, category: string, ...subjects: string[]) {
  return Array.from({ length: count }, () => ({ category, subjects }));
}

const series = [
  ...build(4, 'chapterwise', 'English'),
  ...build(10, 'chapterwise', 'Reasoning'),
  ...build(10, 'topicwise', 'English'),
  ...build(37, 'setwise', 'English', 'Reasoning'),
  ...build(4, 'full', 'English', 'Reasoning'),
];

function outline(tests: typeof series, tab: string) {
  return groupTests(testsOfTab(tests, tab), tab, categoryLabel).map((group) => [
    group.key,
    group.label,
    group.tests.length,
    group.isOpenAtStart,
  ]);
}

describe('groupTests', () => {
  it('groups all tests by category and subject; the first group is open', () => {
    expect(outline(series, allTests)).toEqual([
      ['chapterwise:English', 'Chapterwise: English', 4, true],
      ['chapterwise:Reasoning', 'Chapterwise: Reasoning', 10, false],
      ['topicwise:English', 'Topicwise: English', 10, false],
      ['setwise', 'Setwise', 37, false],
      ['full', 'Full tests', 4, false],
    ]);
  });

  it('shows the whole list of a category, by subject', () => {
    const chapters = [...build(15, 'chapterwise', 'English'), ...build(20, 'chapterwise', 'Law')];
    expect(
      outline([...chapters, ...build(2, 'chapterwise', 'Law', 'English')], 'chapterwise'),
    ).toEqual([
      ['chapterwise:English', 'English', 15, true],
      ['chapterwise:Law', 'Law', 20, true],
      ['chapterwise', 'Several subjects', 2, true],
    ]);
  });

  it('keeps the order of the series and which tests start from the list', () => {
    const listed = groupTests(testsOfTab(series, allTests), allTests, categoryLabel).flatMap(
      ({ tests }) => tests,
    );
    expect(listed).toEqual(testsOfTab(series, allTests));
  });

  it('adds the tests of a later import to the groups of their subjects', () => {
    const longer = [
      ...series,
      ...build(3, 'chapterwise', 'English'),
      ...build(2, 'setwise', 'English', 'Reasoning'),
      ...build(1, 'chapterwise', 'English'),
    ];
    const groups = groupTests(testsOfTab(longer, allTests), allTests, categoryLabel);
    expect(groups.map(({ key, tests }) => [key, tests.length])).toEqual([
      ['chapterwise:English', 8],
      ['chapterwise:Reasoning', 10],
      ['topicwise:English', 10],
      ['setwise', 39],
      ['full', 4],
    ]);
    const listed = testsOfTab(longer, allTests);
    expect(groups[0]?.tests).toEqual([
      ...listed.slice(0, 4),
      ...listed.slice(65, 68),
      ...listed.slice(70),
    ]);
  });

  it('needs no groups for a short list, and none for an empty one', () => {
    expect(outline(series.slice(0, 20), allTests)).toEqual([
      ['', 'Chapterwise: English', 20, true],
    ]);
    expect(outline([], allTests)).toEqual([]);
  });
});
