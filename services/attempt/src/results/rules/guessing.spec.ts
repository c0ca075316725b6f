import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expectedMarks, guessingAdvice, optionsToRuleOut, type Marking } from './guessing.js';

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

describe('the advice on guessing', () => {
  it('agrees with the mean over all cases, under every marking', () => {
    fc.assert(
      fc.property(scheme, (marking) => {
        for (const ruledOut of [0, 1, 2, 3]) {
          const { numerator, denominator } = expectedMarks(marking, ruledOut);
          expect(Number(numerator) / Number(denominator)).toBeCloseTo(
            meanOfCases(marking, 4 - ruledOut),
            9,
          );
        }
        const needed = optionsToRuleOut(marking);
        expect(signOf(meanOfCases(marking, 4 - needed))).toBe(1);
        if (needed > 0) {
          expect(signOf(meanOfCases(marking, 4 - needed + 1))).toBeLessThanOrEqual(0);
        }
        const advice = guessingAdvice(marking);
        const blind = signOf(meanOfCases(marking, 4));
        expect(/answer every question/.test(advice)).toBe(blind === 1);
        expect(/Do not answer a question/.test(advice)).toBe(blind === -1);
        expect(/gains nothing and loses nothing/.test(advice)).toBe(blind === 0);
        expect(/costs nothing/.test(advice)).toBe(
          signOf(meanOfCases(marking, 4)) === 1 && !/-[1-9]/.test(marking.wrong),
        );
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
    expect(guessingAdvice(marking ?? { correct: '1', wrong: '0' })).toContain(text);
  });
});
