import { describe, expect, it } from '@jest/globals';
import { chooseRecommendations, type Recommendable } from './choose-recommendations.js';

function buildTest(testId: string, change: Partial<Recommendable> = {}): Recommendable {
  const position = Number(testId.replace(/\D/g, ''));
  return {
    testId,
    examId: testId.charAt(0),
    subjects: [{ subject: 'Physics', questions: 20 }],
    position,
    ...change,
  };
}

function choose(
  tests: Recommendable[],
  {
    exams = '',
    taken = '',
    weakest,
    saves = {},
  }: { exams?: string; taken?: string; weakest?: string; saves?: Record<string, number> } = {},
): string[] {
  return chooseRecommendations(
    Map.groupBy(tests, ({ examId }) => examId),
    {
      examIds: new Set(exams.split(' ')),
      takenTestIds: new Set(taken.split(' ')),
      weakestSubject: weakest,
      saves: new Map(Object.entries(saves)),
    },
  ).map(({ testId }) => testId);
}

const TESTS = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((id) => buildTest(id));

describe('chooseRecommendations', () => {
  it('takes turns among exams for a student without a history', () => {
    expect(choose(TESTS)).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('prefers the student’s exams and omits tests that were taken', () => {
    expect(choose(TESTS, { exams: 'b', taken: 'b1' })).toEqual(['b2', 'a1', 'c1', 'a2']);
  });

  it('ranks tests by the share of the weakest subject', () => {
    const mixed = buildTest('a3', {
      subjects: [
        { subject: 'Physics', questions: 10 },
        { subject: 'Biology', questions: 10 },
      ],
    });
    const pure = buildTest('a4', { subjects: [{ subject: 'Biology', questions: 20 }] });
    const tests = [buildTest('a1'), mixed, pure];
    expect(choose(tests, { exams: 'a', weakest: 'Biology' })).toEqual(['a4', 'a3', 'a1']);
  });

  it('ranks tests that other students saved before the rest', () => {
    const tests = [buildTest('a1'), buildTest('b2')];
    expect(choose(tests, { saves: { b2: 3 } })).toEqual(['b2', 'a1']);
  });

  it('chooses from an exam’s first sixty tests that were not taken', () => {
    const tests = Array.from({ length: 62 }, (_, index) => buildTest(`a${index + 1}`));
    const saves = { a61: 1, a62: 2 };
    expect(choose(tests, { exams: 'a', saves })[0]).toBe('a1');
    expect(choose(tests, { exams: 'a', taken: 'a1', saves })[0]).toBe('a61');
  });

  it('recommends at most four', () => {
    expect(choose(TESTS, { exams: 'a b c' })).toHaveLength(4);
  });
});
