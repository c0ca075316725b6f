import { categoryLabel } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { allTests, examTabs, testsOfTab } from './exam-tabs';

const tests = ['setwise', 'chapterwise', 'setwise', 'chapterwise', 'mains'].map((category) => ({
  category,
}));

describe('examTabs', () => {
  it('puts all tests first, then counted categories in the given order, then other categories', () => {
    const tabs = examTabs({ chapterwise: 2, topicwise: 0, setwise: 2 }, tests, categoryLabel);
    expect(tabs).toEqual([
      { value: allTests, label: 'All Tests', count: 5 },
      { value: 'chapterwise', label: 'Chapterwise', count: 2 },
      { value: 'setwise', label: 'Setwise', count: 2 },
      { value: 'mains', label: 'Mains', count: 1 },
    ]);
  });

  it('has one tab if there are no tests', () => {
    expect(examTabs({}, [], categoryLabel)).toEqual([
      { value: allTests, label: 'All Tests', count: 0 },
    ]);
  });
});

describe('testsOfTab', () => {
  it('lets every third test of the whole list start, on every tab', () => {
    expect(testsOfTab(tests, allTests).map((row) => row.startsHere)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(testsOfTab(tests, 'chapterwise').map((row) => row.startsHere)).toEqual([false, true]);
  });
});
