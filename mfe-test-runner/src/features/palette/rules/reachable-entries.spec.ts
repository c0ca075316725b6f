import { expect, it } from '@jest/globals';
import { buildMixedPaper, buildPaper, buildQuestionProgress } from '../../../testing/builders';
import { nextNotAnswered, paletteCounts, paletteEntries } from './palette-state';
import { reachableEntries } from './reachable-entries';

const paper = buildMixedPaper(600);
const entries = paletteEntries(paper, {
  currentIndex: 3,
  byQuestion: { q2: buildQuestionProgress({ marked: true }), q4: buildQuestionProgress({}) },
});

it('are all questions where no section has its own time', () => {
  expect(reachableEntries(paper, entries, undefined)).toBe(entries);
  expect(reachableEntries(buildPaper(4), entries, 1)).toBe(entries);
});

it('are those of the section whose time runs', () => {
  const reachable = reachableEntries(paper, entries, 1);
  expect(reachable.map(({ index }) => index)).toEqual([2, 3]);
  expect(nextNotAnswered(reachable)).toBe(2);
  const { total, marked, first } = paletteCounts(entries, reachable);
  expect([total, marked]).toEqual([4, 1]);
  expect(first).toEqual({ answered: null, notAnswered: 2, marked: null, unseen: 2 });
});
