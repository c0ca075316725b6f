import { describe, expect, it } from '@jest/globals';
import { buildTest } from '../../../testing/builders';
import { testsOfTab } from './exam-tabs';
import type { ListView } from './list-view';
import { selectTests, sortTests, type TestFacts } from './select-tests';

const tests = [
  buildTest({ _id: 'percent', title: 'Percentage: Topic Test 10', duration: 1200 }),
  buildTest({ _id: 'percent-2', title: 'Percentage: Topic Test 2', duration: 1800 }),
  buildTest({
    _id: 'mock',
    title: 'Tier 1 Mock Test 3',
    duration: 3600,
    subjects: ['Quantitative Aptitude', 'English Language'],
  }),
  buildTest({
    _id: 'chapter',
    title: 'Chapter Test 1',
    duration: 900,
    subjects: ['English Language'],
  }),
];

const facts: Readonly<Record<string, Partial<TestFacts>>> = {
  percent: { lastScore: 80, isSaved: true },
  mock: { lastScore: 35, isOpen: true },
  chapter: { isOpen: true },
};

const factsOf = (testId: string): TestFacts => ({
  isOpen: false,
  lastScore: null,
  isSaved: false,
  ...facts[testId],
});

function select(view: Partial<ListView>): string[] {
  const found = selectTests(
    testsOfTab(tests, ''),
    { text: '', subject: '', show: 'all', ...view },
    factsOf,
  );
  return sortTests(found, view.sort ?? 'listed', factsOf).map(({ test }) => test._id);
}

describe('selectTests and sortTests', () => {
  it.each([
    ['mock', ['mock']],
    ['MOCK  3', ['mock']],
    ['eng test', ['mock', 'chapter']],
    ['age', []],
    ['%_(', ['percent', 'percent-2', 'mock', 'chapter']],
    ['हिंदी', []],
  ])('searches %j by the beginnings of words', (text, found) => {
    expect(select({ text })).toEqual(found);
  });

  it.each([
    ['not-taken', ['percent-2']],
    ['in-progress', ['mock', 'chapter']],
    ['taken', ['percent', 'mock']],
    ['saved', ['percent']],
    ['free', ['percent', 'chapter']],
  ] as const)('shows tests that are %s', (show, found) => {
    expect(select({ show })).toEqual(found);
  });

  it('shows the tests of a subject', () => {
    expect(select({ subject: 'English Language' })).toEqual(['mock', 'chapter']);
    expect(select({ subject: 'Law' })).toEqual([]);
  });

  it.each([
    ['listed', ['percent', 'percent-2', 'mock', 'chapter']],
    ['shortest', ['chapter', 'percent', 'percent-2', 'mock']],
    ['longest', ['mock', 'percent-2', 'percent', 'chapter']],
    ['title', ['chapter', 'percent-2', 'percent', 'mock']],
    ['lowest-score', ['mock', 'percent', 'percent-2', 'chapter']],
  ] as const)('sorts: %s', (sort, found) => {
    expect(select({ sort })).toEqual(found);
  });
});
