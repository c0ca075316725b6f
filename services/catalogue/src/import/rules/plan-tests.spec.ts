import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIFFICULTIES } from '../../questions/rules/difficulty.js';
import { countSubjects, countTests, difficultyOf, outlineTests, type Run } from './plan-tests.js';

const size = fc.integer({ min: 20, max: 90 });

describe('countTests', () => {
  it.each([
    [0, 30, 0],
    [19, 30, 0],
    [20, 30, 1],
    [39, 20, 1],
    [44, 30, 1],
    [46, 30, 2],
    [91, 90, 2],
    [134, 90, 2],
    [500, 30, 17],
  ])('%i questions at %i each are %i tests', (questions, each, tests) => {
    expect(countTests(questions, each)).toBe(tests);
  });

  it('keeps every test between 20 and 90 questions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 20_000 }), size, (questions, each) => {
        const tests = countTests(questions, each);
        expect(Math.floor(questions / tests)).toBeGreaterThanOrEqual(20);
        expect(Math.ceil(questions / tests)).toBeLessThanOrEqual(90);
      }),
    );
  });
});

const runs = fc.array(
  fc.record({
    subject: fc.constantFrom('Algebra', 'Geometry', 'Trigonometry'),
    topic: fc.constantFrom('Lines', 'Roots'),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    questions: fc.integer({ min: 1, max: 150 }),
  }),
  { maxLength: 12 },
);

/** Deals question by question, round-robin. */
function dealOneByOne(allRuns: readonly Run[], tests: number): Run[][] {
  const single = allRuns.flatMap((run) => Array.from({ length: run.questions }, () => run));
  return Array.from({ length: tests }, (_, test) =>
    single.filter((_run, index) => index % tests === test),
  );
}

describe('outlineTests', () => {
  it('gives the same outline as dealing question by question', () => {
    fc.assert(
      fc.property(runs, size, (allRuns, each) => {
        const outlines = outlineTests(allRuns, each);
        const dealt = dealOneByOne(allRuns, outlines.length);
        expect(outlines).toEqual(
          dealt.map((questions) => ({
            questionCount: questions.length,
            difficulty: difficultyOf(questions),
            subjects: countSubjects(questions),
          })),
        );
      }),
    );
  });

  it('returns no test for too few questions', () => {
    expect(outlineTests([], 30)).toEqual([]);
    const few = { subject: 'A', topic: 'B', difficulty: 'Easy', questions: 19 } as const;
    expect(outlineTests([few], 30)).toEqual([]);
  });
});

describe('difficultyOf', () => {
  it.each([
    [['Easy', 'Easy', 'Moderate'], 'Easy'],
    [['Easy', 'Moderate', 'Moderate'], 'Moderate'],
    [['Easy', 'Hard'], 'Moderate'],
    [['Hard', 'Hard', 'Moderate'], 'Hard'],
    [[], 'Moderate'],
  ] as const)('%j is %s', (difficulties, expected) => {
    expect(difficultyOf(difficulties.map((difficulty) => ({ difficulty })))).toBe(expected);
  });
});
