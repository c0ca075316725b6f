import { describe, expect, it } from '@jest/globals';
import { makeQuestions, type Family } from '../family.ts';
import { expectFamily, valueOf, type Solver } from './expect-family.ts';

/** How many different questions a family gives unless its nature is smaller. */
const CAPACITY = 150;

/**
 * Tests of a list of families: each has a solver, gives right and readable questions on seeds that the
 * catalogue does not use, and as many different questions as it should (`smaller` names exceptions).
 */
export function describeFamilies(
  title: string,
  families: readonly Family[],
  solvers: Readonly<Record<string, Solver>>,
  smaller: Readonly<Record<string, number>> = {},
): void {
  const named = families.map((family) => [family.name, family] as const);

  describe(title, () => {
    it('are all solved here', () => {
      expect(families.map(({ name }) => name).toSorted()).toEqual(Object.keys(solvers).toSorted());
    });

    it.each(named)(
      '%s: the marked option is right, the others are wrong, all read well',
      (name, family) => {
        expectFamily(family, solvers[name] ?? (() => 'no solver'));
      },
    );

    it.each(named)('%s gives enough different questions', (name, family) => {
      const count = smaller[name] ?? CAPACITY;
      expect(makeQuestions(family, 'capacity', count)).toHaveLength(count);
    });
  });
}

/** Tests that the options of a question, where all are numbers, have the same unit. */
export function describeUnits(families: readonly Family[]): void {
  it.each(families.map((family) => [family.name, family] as const))(
    '%s: the options of a question have one unit',
    (_, family) => {
      for (const { options } of makeQuestions(family, 'units', 40)) {
        if (options.some((option) => valueOf(option) === undefined)) continue;
        const units = new Set(options.map(unitOf));
        expect({ options, units: units.size }).toEqual({ options, units: 1 });
      }
    },
  );
}

/** What follows the number; a plural counts as its singular. */
function unitOf(option: string): string {
  return option
    .replace(/^₹?[−-]?[\d,]+(?:\.\d+)?(?:\/\d+)?(?: × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?/, '')
    .replace(/(?<=\w{3})s$/, '');
}
