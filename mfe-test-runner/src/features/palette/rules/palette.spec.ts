import { describe, expect, it } from '@jest/globals';
import type { Progress, QuestionProgress } from '../../../shared/progress.types';
import { buildPaper, buildQuestionProgress } from '../../../testing/builders';
import {
  looksSame,
  nextNotAnswered,
  paletteCounts,
  paletteEntries,
  questionState,
} from './palette-state';

describe('questionState', () => {
  it.each<[Partial<QuestionProgress>, string]>([
    [{ selectedOption: 0, marked: true, visited: true }, 'answered'],
    [{ selectedOption: 0, visited: true }, 'answered'],
    [{ selectedOptions: [0, 2], visited: true }, 'answered'],
    [{ value: '0', marked: true, visited: true }, 'answered'],
    [{ cleared: true, visited: true }, 'visited'],
    [{ marked: true, visited: true }, 'marked'],
    [{ visited: true }, 'visited'],
    [{}, 'not-visited'],
  ])('of %j is %s', (changes, state) => {
    expect(questionState(buildQuestionProgress(changes))).toBe(state);
  });
});

describe('palette', () => {
  const paper = buildPaper(5);
  const progress: Progress = {
    currentIndex: 1,
    byQuestion: {
      q1: buildQuestionProgress({ selectedOption: 2, marked: true, visited: true }),
      q2: buildQuestionProgress({ visited: true }),
      q3: buildQuestionProgress({ marked: true, visited: true }),
    },
  };

  const changed = (id: string, changes: Partial<QuestionProgress>): Partial<Progress> => ({
    byQuestion: { ...progress.byQuestion, [id]: buildQuestionProgress(changes) },
  });

  it('has one entry per question with its state, including the current one', () => {
    const entries = paletteEntries(paper, progress);
    expect(entries.map(({ state }) => state)).toEqual([
      'answered',
      'visited',
      'marked',
      'not-visited',
      'not-visited',
    ]);
    expect(entries.findIndex(({ isCurrent }) => isCurrent)).toBe(1);
  });

  it('counts each state and all marks', () => {
    expect(paletteCounts(paletteEntries(paper, progress))).toEqual({
      total: 5,
      answered: 1,
      notAnswered: 4,
      marked: 2,
      answeredAndMarked: 1,
      unseen: 2,
      byState: { answered: 1, marked: 1, visited: 1, 'not-visited': 2 },
      first: { answered: 0, notAnswered: 1, marked: 0, unseen: 3 },
    });
  });

  it.each([
    [[], 2, 3],
    [[3], 2, 4],
    [[3, 4], 2, 0],
    [[3, 4, 0], 2, 1],
    [[3, 4, 0, 1], 2, null],
    [[0, 1, 2, 3, 4], 4, null],
  ])('of answers to %j leads from %i to the next without one: %j', (answered, from, expected) => {
    const byQuestion = Object.fromEntries(
      answered.map((index) => [`q${index + 1}`, buildQuestionProgress({ selectedOption: 1 })]),
    );
    const entries = paletteEntries(paper, { currentIndex: from, byQuestion });
    expect(nextNotAnswered(entries)).toBe(expected);
  });

  it('looks the same when only reading time changes', () => {
    const before = paletteEntries(paper, progress);
    const read = { ...progress, ...changed('q2', { visited: true, timeSpentMs: 5_000 }) };
    expect(looksSame(before, paletteEntries(paper, read))).toBe(true);
  });

  it.each<[string, Partial<Progress>]>([
    ['a move', { currentIndex: 2 }],
    ['an answer', changed('q2', { selectedOption: 1, visited: true })],
    ['a mark removed from an answer', changed('q1', { selectedOption: 2, visited: true })],
  ])('looks different after %s', (_what, changes) => {
    const after = paletteEntries(paper, { ...progress, ...changes });
    expect(looksSame(paletteEntries(paper, progress), after)).toBe(false);
  });

  it('looks different for other questions', () => {
    const entries = paletteEntries(paper, progress);
    expect(looksSame(entries, entries.slice(1))).toBe(false);
    expect(looksSame(entries.slice(0, 1), entries)).toBe(false);
    const others = entries.map((entry) => ({ ...entry, questionId: `other ${entry.questionId}` }));
    expect(looksSame(entries, others)).toBe(false);
  });
});
