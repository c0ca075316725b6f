import { describe, expect, it } from '@jest/globals';
import { makeSets, type SetFamily } from '../family.ts';
import type { SamplePassage } from '../records.ts';
import { expectReadable, valueOf } from './expect-family.ts';

const SEEDS = 60;
const CAPACITY = 60;

/** Works out the right answer from the stem and the passage: a number, or the option's very text. */
export type SetSolver = (stem: string, passage: SamplePassage) => number | string;

/** Tests of passages with several questions: each is solved here, and all read well. */
export function describeSets(
  title: string,
  families: readonly SetFamily[],
  solvers: Readonly<Record<string, SetSolver>>,
): void {
  describe(title, () => {
    it('are all solved here', () => {
      expect(families.map(({ name }) => name).toSorted()).toEqual(Object.keys(solvers).toSorted());
    });

    it.each(families.map((family) => [family.name, family] as const))(
      '%s: the marked options are right, the others are wrong, all read well',
      (name, family) => {
        const solve = solvers[name] ?? (() => 'no solver');
        for (let seed = 0; seed < SEEDS; seed += 1) {
          for (const options of [4, 5]) expectSet(family, `trial ${seed}`, options, solve);
        }
      },
    );

    it.each(families.map((family) => [family.name, family] as const))(
      '%s gives enough different passages, each with five questions',
      (_name, family) => {
        expect(makeSets(family, 'capacity', CAPACITY, 5)).toHaveLength(CAPACITY * 5);
      },
    );
  });
}

function expectSet(family: SetFamily, seed: string, count: number, solve: SetSolver): void {
  const questions = makeSets(family, seed, 1, count);
  const stems = questions.map(({ question }) => question);
  expect(new Set(stems).size).toBe(5);
  for (const { question, options, correct, explanation, passage } of questions) {
    if (!passage) throw new Error('The question has no passage.');
    expectReadable(question, explanation, ...options);
    expectReadable(passage.text, passage.text);
    expect(options).toHaveLength(count);
    expect(new Set(options).size).toBe(count);
    const expected = solve(question, passage);
    const right = options.filter((option) =>
      typeof expected === 'string'
        ? option === expected
        : Math.abs((valueOf(option) ?? Infinity) - expected) < 6e-4,
    );
    expect({ question, passage, right }).toEqual({ question, passage, right: [options[correct]] });
  }
}

/** A cell of a passage's table as a number, by the name of its row and the head of its column. */
export function cellOf({ table }: SamplePassage, row: string, column: string): number {
  const place = table?.head.indexOf(column) ?? -1;
  const cell = table?.rows.find(([name]) => name === row)?.[place];
  if (cell === undefined) throw new Error(`There is no cell ${row}, ${column}.`);
  return Number(cell.replaceAll(',', ''));
}

/** The names of the rows, in order. */
export function rowsOf({ table }: SamplePassage): string[] {
  return table?.rows.map(([name = '']) => name) ?? [];
}
