import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDecided, type Progress, type QuestionProgress } from '../../../shared/progress.types';
import { buildQuestionProgress } from '../../../testing/builders';
import { answerOf } from './answer';
import {
  hasLaterDecisions,
  hasOtherProgress,
  mergeProgress,
  mergeQuestion,
} from './merge-progress';

const NOTHING = { selectedOption: null };
const single = fc.record({ selectedOption: fc.integer({ min: 0, max: 3 }) });
const multiple = fc
  .subarray([0, 1, 2], { minLength: 1 })
  .map((selectedOptions) => ({ ...NOTHING, selectedOptions }));
const numeric = fc.constantFrom('-1.5', '0', '1').map((value) => ({ ...NOTHING, value }));
const answer = fc.oneof(
  { arbitrary: single, weight: 2 },
  { arbitrary: multiple, weight: 2 },
  { arbitrary: numeric, weight: 2 },
  fc.constant(NOTHING),
  fc.constant({ ...NOTHING, cleared: true as const }),
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
        expect(decided.map(answerOf)).toContainEqual(answerOf(merged));
      }),
    );
  });

  it('takes an answer as one unit', () => {
    const early = buildQuestionProgress({ selectedOptions: [0, 1], changedAt: 10 });
    const late = buildQuestionProgress({ selectedOptions: [2], changedAt: 20 });
    expect(mergeQuestion(early, late)).toEqual(late);
    const number = buildQuestionProgress({ value: '7', changedAt: 30 });
    expect(mergeQuestion(late, number)).toEqual(number);
    const cleared = buildQuestionProgress({ cleared: true, changedAt: 40 });
    expect(mergeQuestion(number, cleared)).toEqual(cleared);
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

describe('a difference', () => {
  const of = (changes: Partial<QuestionProgress>): Progress => ({
    currentIndex: 0,
    byQuestion: { q1: buildQuestionProgress(changes) },
  });
  const before = of({ selectedOptions: [0, 2], timeSpentMs: 5 });

  it.each<[string, Partial<QuestionProgress>, boolean]>([
    ['the same options', { selectedOptions: [0, 2] }, false],
    ['other options', { selectedOptions: [0, 1] }, true],
    ['fewer options', { selectedOptions: [0] }, true],
    ['no options', { cleared: true }, true],
    ['a number', { value: '0' }, true],
    ['a mark', { selectedOptions: [0, 2], marked: true }, true],
    ['a visit', { selectedOptions: [0, 2], visited: true }, true],
  ])('of %s', (_what, changes, isOther) => {
    const after = of(changes);
    expect(hasOtherProgress({ before, after })).toBe(isOther);
  });

  it.each<[string, Partial<QuestionProgress>, Partial<QuestionProgress>, boolean]>([
    ['a later mark', { value: '1' }, { value: '1', marked: true, markedAt: 9 }, false],
    ['another answer', { value: '1' }, { value: '2', changedAt: 9 }, true],
    ['an answer taken back', { value: '1' }, { cleared: true, changedAt: 9 }, true],
    ['an answer given and taken back', {}, { cleared: true, changedAt: 9 }, true],
    ['an answer changed and changed back', { value: '1' }, { value: '1', changedAt: 9 }, true],
    ['an answer to a question that was marked later', { changedAt: 9 }, { value: '1' }, true],
    ['an earlier answer', { value: '1', changedAt: 9 }, { value: '2' }, false],
  ])('in decisions of %s', (_what, earlier, later, expected) => {
    expect(hasLaterDecisions({ before: of(earlier), after: of(later) })).toBe(expected);
  });

  it('is none between a progress and itself', () => {
    fc.assert(
      fc.property(progress, (one) => {
        const copy = structuredClone(one);
        expect(hasOtherProgress({ before: one, after: copy })).toBe(false);
        expect(hasLaterDecisions({ before: one, after: copy })).toBe(false);
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
