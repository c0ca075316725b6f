import { describe, expect, it } from '@jest/globals';
import { makeQuestions, type NumericFamily, type SeveralFamily } from '../family.ts';
import type { AcceptedRange, SampleNumeric, SampleSeveral } from '../records.ts';
import { expectReadable } from './expect-family.ts';

const SEEDS = 120;
/** How many different questions a family gives unless its nature is smaller. */
const CAPACITY = 150;
const DECIMAL = /^-?\d{1,20}(?:\.\d{1,20})?$/;

/** Works out the answer from the question alone, by another way than the family. */
export type NumericSolver = (stem: string, question: SampleNumeric) => number;

/** Says whether an option is right, from the question and the option alone. */
export type OptionJudge = (stem: string, option: string, question: SampleSeveral) => boolean;

/** Tests of families whose answers are numbers; `smaller` names those with few different questions. */
export function describeNumericFamilies(
  title: string,
  families: readonly NumericFamily[],
  solvers: Readonly<Record<string, NumericSolver>>,
  smaller: Readonly<Record<string, number>> = {},
): void {
  describe(title, () => {
    testCoverage(families, solvers, smaller);

    it.each(families.map((family) => [family.name, family] as const))(
      '%s: the accepted values are right, and all reads well',
      (name, family) => {
        const solve = solvers[name] ?? (() => Number.NaN);
        for (const question of trials((seed) => makeQuestions(family, seed, 1))) {
          expectReadable(question.question, question.explanation);
          expectAccepted(question, solve(question.question, question));
        }
      },
    );
  });
}

/** Tests of families with several right options; `smaller` names those with few different questions. */
export function describeSeveralFamilies(
  title: string,
  families: readonly SeveralFamily[],
  judges: Readonly<Record<string, OptionJudge>>,
  smaller: Readonly<Record<string, number>> = {},
): void {
  describe(title, () => {
    testCoverage(families, judges, smaller);

    it.each(families.map((family) => [family.name, family] as const))(
      '%s: exactly the marked options are right, and all reads well',
      (name, family) => {
        const judge = judges[name] ?? (() => false);
        const questions = trials((seed) => makeQuestions(family, seed, 1));
        for (const question of questions) {
          const { question: stem, options, correct, explanation } = question;
          expectReadable(stem, explanation, ...options);
          expect([options.length, new Set(options).size]).toEqual([4, 4]);
          const right = options.flatMap((option, index) =>
            judge(stem, option, question) ? [index] : [],
          );
          expect({ stem, options, right }).toEqual({ stem, options, right: correct });
        }
        // Who always marks the same number of options would learn it.
        expect(new Set(questions.map(({ correct }) => correct.length)).size).toBeGreaterThan(1);
      },
    );
  });
}

function testCoverage(
  families: readonly (NumericFamily | SeveralFamily)[],
  solvers: Readonly<Record<string, unknown>>,
  smaller: Readonly<Record<string, number>>,
): void {
  it('are all solved here', () => {
    expect(families.map(({ name }) => name).toSorted()).toEqual(Object.keys(solvers).toSorted());
  });

  it.each(families.map((family) => [family.name, family] as const))(
    '%s gives enough different questions',
    (name, family) => {
      const count = smaller[name] ?? CAPACITY;
      expect(makeQuestions(family, 'capacity', count)).toHaveLength(count);
    },
  );
}

/** Questions on seeds that the catalogue does not use. */
function trials<T>(make: (seed: string) => readonly T[]): T[] {
  return Array.from({ length: SEEDS }, (_, seed) => make(`trial ${seed}`)).flat();
}

function expectAccepted({ question, answer }: SampleNumeric, expected: number): void {
  const { from, to } = rangeOf(answer);
  for (const end of [from, to]) expect(end).toMatch(DECIMAL);
  const [low, high] = [Number(from), Number(to)];
  // A range takes one unit of the last decimal either way, no more.
  const unit = 10 ** -Math.max(...[from, to].map((end) => (end.split('.')[1] ?? '').length));
  expect({ question, width: Math.round((high - low) / unit) }).toEqual({
    question,
    width: from === to ? 0 : 2,
  });
  const middle = (low + high) / 2;
  const slack = from === to ? 1e-6 : unit / 2 + 1e-9;
  expect({ question, expected, isAccepted: Math.abs(middle - expected) <= slack }).toEqual({
    question,
    expected,
    isAccepted: true,
  });
}

function rangeOf(answer: string | AcceptedRange): AcceptedRange {
  return typeof answer === 'string' ? { from: answer, to: answer } : answer;
}
