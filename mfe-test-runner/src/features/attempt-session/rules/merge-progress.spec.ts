import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDecided, type QuestionProgress } from '../../../shared/progress.types';
import { buildQuestionProgress } from '../../../testing/builders';
import { mergeProgress, mergeQuestion } from './merge-progress';

const answer = fc.oneof(
  {
    arbitrary: fc.record({ selectedOption: fc.option(fc.integer({ min: 0, max: 3 })) }),
    weight: 3,
  },
  fc.constant({ selectedOption: null, cleared: true as const }),
);
const rest = fc.record({
  marked: fc.boolean(),
  visited: fc.boolean(),
  timeSpentMs: fc.integer({ min: 0, max: 10_000 }),
  // Few different times, so that ties are common.
  changedAt: fc.integer({ min: 0, max: 4 }),
  markedAt: fc.integer({ min: 0, max: 4 }),
});
const question: fc.Arbitrary<QuestionProgress> = fc
  .tuple(answer, rest)
  .map(([given, others]) => ({ ...given, ...others }));

const progress = fc.record({
  currentIndex: fc.integer({ min: 0, max: 4 }),
  byQuestion: fc.dictionary(fc.constantFrom('q1', 'q2', 'q3'), question),
});

describe('mergeQuestion', () => {
  it('takes the answer that changed later', () => {
    const early = buildQuestionProgress({ selectedOption: 1, changedAt: 10 });
    const late = buildQuestionProgress({ selectedOption: 2, changedAt: 20 });
    expect(mergeQuestion(early, late).selectedOption).toBe(2);
    expect(mergeQuestion(late, early).selectedOption).toBe(2);
  });

  it('keeps an answer if the other side has only a later mark', () => {
    const answered = buildQuestionProgress({ selectedOption: 1, changedAt: 10 });
    const marked = buildQuestionProgress({ marked: true, changedAt: 20, markedAt: 20 });
    expect(mergeQuestion(answered, marked)).toMatchObject({ selectedOption: 1, marked: true });
  });

  it('never erases an answer that was not cleared', () => {
    fc.assert(
      fc.property(question, question, (a, b) => {
        const merged = mergeQuestion(a, b);
        const decided = [a, b].filter(isDecided);
        expect(isDecided(merged)).toBe(decided.length > 0);
        if (decided.length === 0) return;
        expect(decided.map(({ selectedOption }) => selectedOption)).toContain(
          merged.selectedOption,
        );
      }),
    );
  });

  it('takes an answer back that was cleared later, and only that', () => {
    const chosen = buildQuestionProgress({ selectedOption: 1, changedAt: 10 });
    const cleared = (changedAt: number) => buildQuestionProgress({ cleared: true, changedAt });
    expect(mergeQuestion(chosen, cleared(20))).toMatchObject({ selectedOption: null });
    expect(mergeQuestion(cleared(20), chosen)).toMatchObject({ cleared: true });
    expect(mergeQuestion(chosen, cleared(9))).toEqual(chosen);
  });

  it('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(question, question, question, (a, b, c) => {
        expect(mergeQuestion(a, b)).toEqual(mergeQuestion(b, a));
        expect(mergeQuestion(mergeQuestion(a, b), c)).toEqual(
          mergeQuestion(a, mergeQuestion(b, c)),
        );
        expect(mergeQuestion(a, a)).toEqual(a);
      }),
    );
  });

  it('never loses a visit or time', () => {
    fc.assert(
      fc.property(question, question, (a, b) => {
        const merged = mergeQuestion(a, b);
        expect(merged.visited).toBe(a.visited || b.visited);
        expect(merged.timeSpentMs).toBeGreaterThanOrEqual(Math.max(a.timeSpentMs, b.timeSpentMs));
      }),
    );
  });
});

describe('mergeProgress', () => {
  it('contains all questions of both sides, and keeps the current question', () => {
    fc.assert(
      fc.property(progress, progress, (local, server) => {
        const merged = mergeProgress(local, server);
        const ids = [...Object.keys(local.byQuestion), ...Object.keys(server.byQuestion)];
        expect(new Set(Object.keys(merged.byQuestion))).toEqual(new Set(ids));
        expect(merged.currentIndex).toBe(local.currentIndex);
      }),
    );
  });

  it('gives two devices that merge each other the same answers', () => {
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        expect(mergeProgress(a, b).byQuestion).toEqual(mergeProgress(b, a).byQuestion);
      }),
    );
  });
});
