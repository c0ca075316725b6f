import { describe, expect, it } from '@jest/globals';
import { makeQuestions } from '../../family.ts';
import type { SampleTable } from '../../records.ts';
import { expectReadable } from '../../testing/expect-family.ts';
import { MATCHINGS, matchingFamilies } from './matching.ts';

/** What follows a letter or number in one of the lists. */
function entryOf({ rows }: SampleTable, mark: string): string {
  const cell = rows.flat().find((own) => own.startsWith(`${mark}. `));
  if (cell === undefined) throw new Error(`There is no entry ${mark}.`);
  return cell.slice(mark.length + 2);
}

describe.each(matchingFamilies.map((family) => [family.name, family] as const))(
  '%s',
  (name, family) => {
    const pairs = MATCHINGS.find((own) => own.name === name)?.pairs ?? [];
    const partners = new Map(pairs);
    const questions = makeQuestions(family, 'trial', 60);

    it('marks the option whose pairs all belong together, and no other', () => {
      for (const { options, correct, table } of questions) {
        if (!table) throw new Error('There are no lists.');
        const right = options.filter((option) =>
          option.split(', ').every((pair) => {
            const [letter = '', number = ''] = pair.split('-');
            return partners.get(entryOf(table, letter)) === entryOf(table, number);
          }),
        );
        expect(right).toEqual([options[correct]]);
        expect(new Set(options).size).toBe(4);
      }
    });

    it('reads well', () => {
      for (const { question, explanation, options } of questions) {
        expectReadable(question, explanation, ...options);
      }
    });
  },
);

it('has different lists in every question of a family', () => {
  for (const family of matchingFamilies) {
    const tables = makeQuestions(family, 'capacity', 60).map(({ table }) => JSON.stringify(table));
    expect(new Set(tables).size).toBe(60);
  }
});
