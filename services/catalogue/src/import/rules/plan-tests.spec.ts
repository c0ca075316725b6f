import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIFFICULTIES } from '../../questions/rules/difficulty.js';
import {
  countSubjects,
  countTests,
  dealTests,
  difficultyOf,
  type PlannedQuestion,
} from './plan-tests.js';

const size = fc.integer({ min: 20, max: 90 });

function buildQuestions(count: number): PlannedQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    version: 1,
    identity: `${(index * 7919) % 9973}`,
    subject: `Subject ${index % 3}`,
    topic: `Topic ${index % 5}`,
    difficulty: DIFFICULTIES[index % 3] ?? 'Easy',
  }));
}

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

describe('dealTests', () => {
  it('places every question once and keeps sizes within one of each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 400 }), size, (count, each) => {
        const questions = buildQuestions(count);
        const tests = dealTests(questions, each, ({ topic }) => topic);
        const sizes = tests.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(
          tests
            .flat()
            .map(({ id }) => Number(id))
            .toSorted((a, b) => a - b),
        ).toEqual(questions.map(({ id }) => Number(id)));
      }),
      { numRuns: 50 },
    );
  });

  it('gives every test its share of each stratum', () => {
    for (const test of dealTests(buildQuestions(150), 30, ({ subject }) => subject)) {
      for (const { questions } of countSubjects(test)) {
        expect(questions).toBeGreaterThanOrEqual(10);
        expect(questions).toBeLessThanOrEqual(10);
      }
    }
  });

  it('does not depend on the order in which questions come', () => {
    const questions = buildQuestions(100);
    const deal = (own: PlannedQuestion[]): string[][] =>
      dealTests(own, 25, ({ topic }) => topic).map((test) => test.map(({ id }) => id));
    expect(deal(questions.toReversed())).toEqual(deal(questions));
  });

  it('orders a paper by subject, then from easy to hard', () => {
    const [test = []] = dealTests(buildQuestions(30), 30, ({ topic }) => topic);
    const keys = test.map(
      ({ subject, difficulty }) => `${subject} ${DIFFICULTIES.indexOf(difficulty)}`,
    );
    expect(keys).toEqual(keys.toSorted());
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
