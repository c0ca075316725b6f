import { describe, expect, it } from '@jest/globals';
import { buildPaper, buildQuestionProgress } from '../../../testing/builders';
import { paletteSections } from './palette-sections';
import { paletteEntries } from './palette-state';

function sectionsOf(count: number, subjects: readonly string[], answered: readonly number[] = []) {
  const paper = buildPaper(count);
  const questions = paper.questions.map((question, index) => ({
    ...question,
    subject: subjects[Math.floor((index * subjects.length) / count)] ?? '',
  }));
  const byQuestion = Object.fromEntries(
    answered.map((index) => [`q${index + 1}`, buildQuestionProgress({ selectedOption: 0 })]),
  );
  const changed = { ...paper, questions };
  return paletteSections(changed, paletteEntries(changed, { currentIndex: 35, byQuestion }));
}

describe('paletteSections', () => {
  it('are the subjects of a long paper, each with its first and its first open question', () => {
    const firstHalf = Array.from({ length: 30 }, (_, index) => index);
    expect(sectionsOf(60, ['Quant', 'English'], [...firstHalf, 30, 32])).toEqual([
      { name: 'Quant', first: 0, firstOpen: null, total: 30, answered: 30, isCurrent: false },
      { name: 'English', first: 30, firstOpen: 31, total: 30, answered: 2, isCurrent: true },
    ]);
  });

  it('count subjects that take turns', () => {
    const paper = buildPaper(40);
    const entries = paletteEntries(paper, { currentIndex: 0, byQuestion: {} });
    expect(paletteSections(paper, entries).map(({ first, total }) => [first, total])).toEqual([
      [0, 20],
      [1, 20],
    ]);
  });

  it('are none for a short paper, or for one subject', () => {
    expect(sectionsOf(29, ['Quant', 'English'])).toEqual([]);
    expect(sectionsOf(60, ['Quant'])).toEqual([]);
  });
});
