import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectedMarks, guessingAdvice, mostOptionsToGuess, type Marking } from './guessing.js';

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

describe('the advice on guessing', () => {
  it('agrees with the mean over all cases, under every marking, for every number of options', () => {
    fc.assert(
      fc.property(scheme, fc.integer({ min: 2, max: 8 }), (marking, count) => {
        for (let left = 1; left <= count; left += 1) {
          const { numerator, denominator } = expectedMarks(marking, left);
          expect(Number(numerator) / Number(denominator)).toBeCloseTo(
            meanOfCases(marking, left),
            9,
          );
        }
        const most = mostOptionsToGuess(marking, count);
        expect(signOf(meanOfCases(marking, most))).toBe(1);
        if (most < count) {
          expect(signOf(meanOfCases(marking, most + 1))).toBeLessThanOrEqual(0);
        }
        const advice = guessingAdvice(marking, [count, count, count]);
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
        const advice = guessingAdvice(marking, optionCounts);
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
    expect(guessingAdvice(marking ?? { correct: '1', wrong: '0' }, FOUR)).toContain(text);
  });

  it.each([
    [[5], { correct: '1', wrong: '-1/4' }, 'a blind guess gains nothing and loses nothing'],
    [[2], { correct: '1', wrong: '-1' }, 'a guess between two options gains nothing'],
    [[2, 4], { correct: '4', wrong: '-1' }, 'even a blind guess gains 1/4 of a mark or more'],
    [[2, 3, 5], { correct: '1', wrong: '-1/3' }, 'only three options can be right. Then a guess'],
    [[3, 5], { correct: '1', wrong: '-2' }, 'a guess loses marks on average, even between two'],
  ])('for %j options under %j says "%s"', (counts, marking, text) => {
    expect(guessingAdvice(marking, counts)).toContain(text);
  });
});
