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

/** The mean over questions; of one with a single option left, the answer is known. */
function meanOfGuesses(marking: Marking, options: readonly number[], ruledOut: number): number {
  const means = options.map((count) => meanOfCases(marking, Math.max(1, count - ruledOut)));
  return means.reduce((sum, one) => sum + one, 0) / means.length;
}

const optionCounts = fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 12 });

const signOf = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : Math.sign(value));

describe('the advice on guessing', () => {
  it('agrees with the mean over all cases, under every marking', () => {
    fc.assert(
      fc.property(scheme, optionCounts, (marking, options) => {
        const most = Math.max(...options);
        for (let ruledOut = 0; ruledOut < most; ruledOut += 1) {
          const { numerator, denominator } = expectedMarks(marking, options, ruledOut);
          expect(Number(numerator) / Number(denominator)).toBeCloseTo(
            meanOfGuesses(marking, options, ruledOut),
            9,
          );
        }
        const needed = optionsToRuleOut(marking, options);
        expect(signOf(meanOfGuesses(marking, options, needed))).toBe(1);
        if (needed > 0) {
          expect(signOf(meanOfGuesses(marking, options, needed - 1))).toBeLessThanOrEqual(0);
        }
        const advice = guessingAdvice(marking, options);
        const blind = signOf(meanOfGuesses(marking, options, 0));
        expect(/answer every question/.test(advice)).toBe(blind === 1);
        expect(/Do not answer a question/.test(advice)).toBe(blind === -1);
        expect(/gains nothing and loses nothing/.test(advice)).toBe(blind === 0);
        expect(/costs nothing/.test(advice)).toBe(blind === 1 && !/-[1-9]/.test(marking.wrong));
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
    expect(guessingAdvice(marking ?? { correct: '1', wrong: '0' }, [4, 4])).toContain(text);
  });

  it.each([
    [[2], 'In this test, even a blind guess gains 1/3 of a mark on average, so'],
    [[3, 3], 'In this test, even a blind guess gains 1/9 of a mark on average, so'],
    [[5], 'a blind guess loses 1/15 of a mark on average. Do not'],
    [[2, 5], 'In this test, even a blind guess gains 2/15 of a mark on average, so'],
  ])('of questions with %j options says "%s"', (options, text) => {
    expect(guessingAdvice({ correct: '1', wrong: '-1/3' }, options)).toContain(text);
  });
});
