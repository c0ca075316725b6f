import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Marking } from '../../../scoring/rules/mark-answer.js';
import { singleChoice, wholeTest } from '../insights.texts.js';
import { expectedGain, guessingAdvice, mostOptionsToGuess, stakesOf } from './guessing.js';

const SCHEMES: Marking[] = [
  { correct: '1', wrong: '0' },
  { correct: '4', wrong: '-1' },
  { correct: '3', wrong: '-1' },
  { correct: '2', wrong: '-1/2' },
  { correct: '1', wrong: '-1/3' },
  { correct: '1', wrong: '-1/4' },
  { correct: '1', wrong: '-1' },
  { correct: '1', wrong: '-2' },
];

const scheme: fc.Arbitrary<Marking> = fc.oneof(
  fc.constantFrom(...SCHEMES),
  fc
    .record({
      right: fc.integer({ min: 1, max: 12 }),
      wrong: fc.integer({ min: 0, max: 24 }),
      part: fc.integer({ min: 1, max: 8 }),
    })
    .map(({ right, wrong, part }) => ({ correct: `${right}`, wrong: `-${wrong}/${part}` })),
);

/** The mean over all equally likely cases: the right option is among the `left` ones. */
function meanOfCases({ correct, wrong }: Marking, left: number): number {
  const value = (text: string): number => {
    const [top = 0, bottom = 1] = text.split('/').map(Number);
    return top / bottom;
  };
  const cases = Array.from({ length: left }, (_, index) => value(index === 0 ? correct : wrong));
  return cases.reduce((sum, one) => sum + one, 0) / left;
}

const signOf = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : Math.sign(value));

const FOUR = [4, 4];

/** Of a test whose questions have these numbers of options and the same marks. */
const adviceOf = (marking: Marking, counts: readonly number[], scope = wholeTest): string =>
  guessingAdvice(
    counts.map((options) => ({ options, marking })),
    scope,
  );

describe('the advice on guessing', () => {
  it('agrees with the mean over all cases, under every marking, for every number of options', () => {
    fc.assert(
      fc.property(scheme, fc.integer({ min: 2, max: 8 }), (marking, count) => {
        for (let left = 1; left <= count; left += 1) {
          const { numerator, denominator } = expectedGain(stakesOf(marking), left);
          expect(Number(numerator) / Number(denominator)).toBeCloseTo(
            meanOfCases(marking, left),
            9,
          );
        }
        const most = mostOptionsToGuess(stakesOf(marking), count);
        expect(signOf(meanOfCases(marking, most))).toBe(1);
        if (most < count) {
          expect(signOf(meanOfCases(marking, most + 1))).toBeLessThanOrEqual(0);
        }
        const advice = adviceOf(marking, [count, count, count]);
        const blind = signOf(meanOfCases(marking, count));
        expect(/answer every question/.test(advice)).toBe(blind === 1);
        expect(/unless you are sure/.test(advice)).toBe(blind === -1);
        expect(/gains nothing and loses nothing/.test(advice)).toBe(blind === 0);
        expect(/costs nothing/.test(advice)).toBe(blind === 1 && !/-[1-9]/.test(marking.wrong));
      }),
    );
  });

  it('holds for every question where the numbers of options differ', () => {
    const counts = fc.uniqueArray(fc.integer({ min: 2, max: 8 }), { minLength: 2 });
    fc.assert(
      fc.property(scheme, counts, (marking, optionCounts) => {
        const advice = adviceOf(marking, optionCounts);
        const signs = optionCounts.map((count) => signOf(meanOfCases(marking, count)));
        expect(/answer every question/.test(advice)).toBe(signs.every((sign) => sign === 1));
        const named = /only (\w+) options/.exec(advice)?.[1];
        if (named !== undefined) {
          const left = ['two', 'three', 'four', 'five', 'six', 'seven'].indexOf(named) + 2;
          expect(signOf(meanOfCases(marking, left))).toBe(1);
          expect(signOf(meanOfCases(marking, left + 1))).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it.each([
    [
      SCHEMES[0],
      'A wrong answer costs nothing in this test, so answer every question, even if you have to guess.',
    ],
    [SCHEMES[1], 'In this test, even a blind guess gains 1/4 of a mark on average, so'],
    [
      SCHEMES[2],
      'a blind guess gains nothing and loses nothing on average. If you can first remove one wrong option, a guess gains 1/3 of a mark on average.',
    ],
    [SCHEMES[3], 'In this test, even a blind guess gains 1/8 of a mark on average, so'],
    [
      SCHEMES[4],
      'If you can first remove one wrong option, a guess gains 1/9 of a mark on average.',
    ],
    [{ correct: '2', wrong: '-1' }, 'a blind guess loses 1/4 of a mark on average. Do not'],
    [SCHEMES[6], 'Do not answer a question unless you are sure.'],
    [
      { correct: '3', wrong: '-2' },
      'unless you are sure or can remove two wrong options. Then a guess gains 1/2 of a mark',
    ],
  ])('under %j says "%s"', (marking, text) => {
    expect(adviceOf(marking ?? { correct: '1', wrong: '0' }, FOUR)).toContain(text);
  });

  it.each([
    [[5], { correct: '1', wrong: '-1/4' }, 'a blind guess gains nothing and loses nothing'],
    [[2], { correct: '1', wrong: '-1' }, 'a guess between two options gains nothing'],
    [[2, 4], { correct: '4', wrong: '-1' }, 'even a blind guess gains 1/4 of a mark or more'],
    [[2, 3, 5], { correct: '1', wrong: '-1/3' }, 'only three options can be right. Then a guess'],
    [[3, 5], { correct: '1', wrong: '-2' }, 'a guess loses marks on average, even between two'],
  ])('for %j options under %j says "%s"', (counts, marking, text) => {
    expect(adviceOf(marking, counts)).toContain(text);
  });

  it('is for the smallest marks where the same risk is taken for different ones', () => {
    const one = { options: 4, marking: { correct: '1', wrong: '-1/3' } };
    const two = { options: 4, marking: { correct: '2', wrong: '-2/3' } };
    expect(guessingAdvice([two, one], wholeTest)).toBe(
      'In this test, do not answer a question unless you are sure or only three options can be right. Then a guess gains 1/9 of a mark or more on average.',
    );
  });

  it('does not generalize where wrong answers cost different shares', () => {
    const free = { options: 4, marking: { correct: '4', wrong: '0' } };
    const costly = { options: 4, marking: { correct: '4', wrong: '-1' } };
    expect(guessingAdvice([free, costly], wholeTest)).toBe(
      'A wrong answer does not cost the same in all questions of this test. Look at the marks of a question before you guess.',
    );
  });

  it('compares a guess with no answer, which may have marks too', () => {
    // Not to answer costs what a wrong answer costs.
    expect(adviceOf({ correct: '3', wrong: '-1', unanswered: '-1' }, FOUR)).toBe(
      wholeTest.costsNothing,
    );
    // (4 + 3 × 0) ÷ 4 is what no answer gives: like +3 and −1.
    expect(adviceOf({ correct: '4', wrong: '0', unanswered: '1' }, FOUR)).toContain(
      'a blind guess gains nothing and loses nothing on average. If you can first remove one wrong option, a guess gains 1/3 of a mark',
    );
  });

  it('says that it is about questions with one right option, where there are others', () => {
    fc.assert(
      fc.property(scheme, fc.integer({ min: 2, max: 8 }), (marking, count) => {
        const advice = adviceOf(marking, [count], singleChoice);
        expect(advice).toMatch(/^In questions with one right option, /);
        expect(advice).not.toMatch(/in this test|every question|answer a question/i);
      }),
    );
  });

  it('is not given without such questions', () => {
    expect(guessingAdvice([], singleChoice)).toBe('');
  });
});
