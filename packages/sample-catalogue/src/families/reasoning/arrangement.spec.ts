import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import type { Solver } from '../../testing/expect-family.ts';
import { permutations } from '../../testing/permutations.ts';
import { arrangementFamilies } from './arrangement.ts';

const FIRST = /left end|floor 1\b|Monday|bottom/;
const LAST = /right end|floor 5|Friday|top/;

/** The place, from 0, that a phrase such as 'second from the right' means in a line of five. */
function placeOf(phrase: string): number {
  if (phrase.includes('second from the left') || phrase.includes('second from the bottom'))
    return 1;
  if (phrase.includes('second from the right') || phrase.includes('second from the top')) return 3;
  if (/floor 2|Tuesday/.test(phrase)) return 1;
  if (/floor 4|Thursday/.test(phrase)) return 3;
  if (/middle|floor 3|Wednesday/.test(phrase)) return 2;
  if (FIRST.test(phrase)) return 0;
  return LAST.test(phrase) ? 4 : -1;
}

function isTrue(clue: string, order: readonly string[]): boolean {
  const named = order.filter((item) => new RegExp(`\\b${item}\\b`).test(clue));
  const at = (item: string): number => order.indexOf(item);
  const [, x = '', words = '', y = ''] =
    /^(?:Box )?(\w+) (.*?(?:of|below|above|before|after)) (?:box )?(\w+)\.$/.exec(clue) ?? [];
  if (words) return at(y) - at(x) === (/left|below|before/.test(words) ? 1 : -1);
  if (clue.startsWith('Exactly')) {
    const [one = '', two = ''] = named;
    return Math.abs(at(one) - at(two)) === (clue.startsWith('Exactly one') ? 2 : 3);
  }
  const place = placeOf(clue);
  expect(place).toBeGreaterThanOrEqual(0);
  return order[place] === named[0];
}

/** Tries all orders of five in a line. */
function solveLine(stem: string): string {
  const [intro = '', ...sentences] = stem.split(/(?<=\.) /);
  const question = sentences.pop() ?? '';
  const items = intro
    .replace(/^Five boxes, /, '')
    .split(/ (?:sit|live|give)|, are/)[0]
    ?.split(/, | and /);
  expect(items).toHaveLength(5);
  const orders = permutations(items ?? []).filter((order) =>
    sentences.every((clue) => isTrue(clue, order)),
  );
  expect({ stem, orders: orders.length }).toEqual({ stem, orders: 1 });
  return orders[0]?.[placeOf(question)] ?? '';
}

/** Tries all orders around a table; seats are points of a circle, and left is found by geometry. */
function solveTable(stem: string): string {
  const [intro = '', ...sentences] = stem.split(/(?<=\.) /);
  const question = sentences.pop() ?? '';
  const people = intro.split(' sit around')[0]?.split(/, | and /) ?? [];
  const [start = '', ...others] = people;
  // Seat k is at k sixths of a turn anticlockwise, seen from above. Facing the centre from the top of
  // the circle one faces down, so the left hand points to the right of the page: clockwise.
  const seatToLeft = (seat: number, steps: number): number => (seat - steps + 12) % 6;
  const seatOf = (phrase: string, from: number): number => {
    if (phrase.includes('opposite')) return (from + 3) % 6;
    const steps = phrase.includes('second') ? 2 : 1;
    return seatToLeft(from, phrase.includes('left') ? steps : -steps);
  };
  const orders = permutations(others)
    .map((rest) => [start, ...rest])
    .filter((order) =>
      sentences.every((clue) => {
        const [, x = '', phrase = '', y = ''] = /^(\w+) sits (.*) (\w+)\.$/.exec(clue) ?? [];
        return order.indexOf(x) === seatOf(phrase, order.indexOf(y));
      }),
    );
  expect({ stem, orders: orders.length }).toEqual({ stem, orders: 1 });
  const [, phrase = '', of = ''] = /^Who sits (.*) (\w+)\?$/.exec(question) ?? [];
  return orders[0]?.[seatOf(phrase, orders[0].indexOf(of))] ?? '';
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'five-in-a-row': solveLine,
  'six-around-a-table': solveTable,
  'five-floors': solveLine,
  'five-days': solveLine,
  'five-boxes': solveLine,
};

describeFamilies('families on arrangements', arrangementFamilies, SOLVERS);
