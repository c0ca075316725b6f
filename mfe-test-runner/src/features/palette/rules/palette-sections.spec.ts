import { describe, expect, it } from '@jest/globals';
import {
  buildMixedPaper,
  buildPaper,
  buildQuestionProgress,
  buildSection,
} from '../../../testing/builders';
import { areParts, isSameSections, paletteSections } from './palette-sections';
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

function sectionsInTurn(count: number) {
  const paper = buildPaper(count);
  return paletteSections(paper, paletteEntries(paper, { currentIndex: 0, byQuestion: {} }));
}

describe('paletteSections', () => {
  it('are the subjects of a long paper, each with its first and its first open question', () => {
    const firstHalf = Array.from({ length: 30 }, (_, index) => index);
    expect(sectionsOf(60, ['Quant', 'English'], [...firstHalf, 30, 32])).toEqual([
      { name: 'Quant', first: 0, firstOpen: null, total: 30, answered: 30, isCurrent: false },
      { name: 'English', first: 30, firstOpen: 31, total: 30, answered: 2, isCurrent: true },
    ]);
  });

  it('are the sections of a paper that has them, also of a single one', () => {
    const paper = buildMixedPaper();
    const byQuestion = { q3: buildQuestionProgress({ value: '5' }) };
    const entries = paletteEntries(paper, { currentIndex: 2, byQuestion });
    expect(paletteSections(paper, entries)).toEqual([
      { name: 'Reasoning', first: 0, firstOpen: 0, total: 2, answered: 0, isCurrent: false },
      { name: 'Numbers', first: 2, firstOpen: 3, total: 2, answered: 1, isCurrent: true },
    ]);
    const one = { ...paper, sections: [buildSection({ questions: 4 })] };
    expect(paletteSections(one, entries)).toHaveLength(1);
  });

  it('count the subjects of a long paper that take turns', () => {
    expect(sectionsInTurn(40).map(({ first, total }) => [first, total])).toEqual([
      [0, 20],
      [1, 20],
    ]);
  });

  it('are none for a short paper whose subjects take turns, or for one subject', () => {
    expect(sectionsInTurn(29)).toEqual([]);
    expect(sectionsOf(60, ['Quant'])).toEqual([]);
  });
});

describe('areParts', () => {
  it.each([
    ['one after the other', sectionsOf(10, ['Quant', 'English', 'Reasoning']), true],
    ['in turn', sectionsInTurn(40), false],
    ['two of three after one another', sectionsOf(40, ['Quant', 'English', 'Quant']), false],
    ['one subject', sectionsOf(40, ['Quant']), false],
  ])('of sections %s', (_order, sections, expected) => {
    expect(areParts(sections)).toBe(expected);
  });
});

describe('isSameSections', () => {
  const before = sectionsOf(60, ['Quant', 'English']);

  it.each([
    ['nothing', before, true],
    ['an answer', sectionsOf(60, ['Quant', 'English'], [3]), false],
    ['the paper', sectionsOf(60, ['Quant', 'Hindi']), false],
    ['the current section', sectionsOf(80, ['Quant', 'English']), false],
  ])('after a change of %s', (_what, after, expected) => {
    expect(isSameSections(before, after)).toBe(expected);
  });
});
