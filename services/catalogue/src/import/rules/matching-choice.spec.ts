import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkQuestion } from './check-question.js';
import { toMatchingChoice, type Matching } from './matching-choice.js';

const CAPITALS: Matching = {
  items: [
    { text: 'India', match: 0 },
    { text: 'Nepal', match: 1 },
    { text: 'Bhutan', match: 2 },
    { text: 'Japan', match: 3 },
  ],
  matches: ['New Delhi', 'Kathmandu', 'Thimphu', 'Tokyo'],
};

const different = (max: number, min: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: min, maxLength: max });

const matching: fc.Arbitrary<Matching> = fc
  .tuple(different(8, 2), different(8, 2), fc.array(fc.nat(100), { minLength: 8, maxLength: 8 }))
  .map(([items, matches, places]) => ({
    items: items.map((text, index) => ({ text, match: (places[index] ?? 0) % matches.length })),
    matches,
  }));

describe('toMatchingChoice', () => {
  it('makes a table of two lists, and options that match all of the first', () => {
    const { table, options, correct } = toMatchingChoice(CAPITALS);
    expect(table).toEqual({
      head: ['List I', 'List II'],
      rows: [
        ['A. India', '1. Kathmandu'],
        ['B. Nepal', '2. New Delhi'],
        ['C. Bhutan', '3. Thimphu'],
        ['D. Japan', '4. Tokyo'],
      ],
    });
    expect(options).toHaveLength(4);
    expect(new Set(options).size).toBe(4);
    expect(options[correct]).toBe('A-2, B-1, C-3, D-4');
  });

  it('does not depend on the order of the second list', () => {
    const reversed = {
      items: CAPITALS.items.map(({ text, match }) => ({ text, match: 3 - match })),
      matches: CAPITALS.matches.toReversed(),
    };
    const { table, options, correct } = toMatchingChoice(reversed);
    expect({ table, options, correct }).toEqual(
      (({ assignments: _, ...choice }) => choice)(toMatchingChoice(CAPITALS)),
    );
  });

  it('adds what matches nothing to the second list', () => {
    const { table } = toMatchingChoice({ ...CAPITALS, matches: [...CAPITALS.matches, 'Colombo'] });
    expect(table.rows).toHaveLength(5);
    expect(table.rows[4]).toEqual(['', '5. Tokyo']);
  });

  it('has the only wrong option of two pairs', () => {
    const { items, matches } = CAPITALS;
    const { options } = toMatchingChoice({
      items: items.slice(0, 2),
      matches: matches.slice(0, 2),
    });
    expect(options.toSorted()).toEqual(['A-1, B-2', 'A-2, B-1']);
  });

  it.each([
    ['it has less than two items to match', { ...CAPITALS, items: CAPITALS.items.slice(0, 1) }],
    [
      'all of its items have the same match',
      { items: CAPITALS.items.map(({ text }) => ({ text, match: 0 })), matches: ['Asia'] },
    ],
    ['one of its items has no match', { ...CAPITALS, matches: ['New Delhi', '', 'Thimphu', 'x'] }],
    [
      'two of its items to match are the same',
      { ...CAPITALS, items: CAPITALS.items.map(({ match }) => ({ text: 'India', match })) },
    ],
    [
      'it has 27 items to match, more than 26',
      {
        items: Array.from({ length: 27 }, (_, match) => ({ text: `item ${match}`, match })),
        matches: Array.from({ length: 27 }, (_, index) => `match ${index}`),
      },
    ],
  ])('%s', (reason, given) => {
    expect(() => toMatchingChoice(given)).toThrow(reason);
  });

  it('makes a question of any lists whose right option matches as given', () => {
    fc.assert(
      fc.property(matching, ({ items, matches }) => {
        const used = new Set(items.map(({ match }) => match));
        fc.pre(used.size > 1 || matches.length > 1);
        const { table, options, correct, assignments } = toMatchingChoice({ items, matches });
        const right = items.map(({ match }) => match);
        expect(assignments[correct]).toEqual(right);
        expect(assignments.filter((own) => own.join() === right.join())).toHaveLength(1);
        const listed = (options[correct] ?? '').split(', ').map((pair) => {
          const [letter = '', number = ''] = pair.split('-');
          return [
            table.rows['ABCDEFGH'.indexOf(letter)]?.[0]?.slice(3),
            table.rows[Number(number) - 1]?.[1]?.slice(3),
          ];
        });
        expect(listed).toEqual(items.map(({ text, match }) => [text, matches[match]]));
        const item = { exam: 'e', subject: 's', difficulty: 'Easy', question: 'Match.' };
        expect(checkQuestion({ ...item, table, options, correct })).toMatchObject({ ok: true });
      }),
    );
  });
});
