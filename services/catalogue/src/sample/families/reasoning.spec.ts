import { describe, expect, it } from '@jest/globals';
import { expectFamily, numberAt, numbersOf, type Solver } from '../testing/expect-family.js';
import { reasoningFamilies } from './reasoning.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const RIGHT_OF: Readonly<Record<string, string>> = {
  north: 'east',
  east: 'south',
  south: 'west',
  west: 'north',
};
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

const SOLVERS: Readonly<Record<string, Solver>> = {
  'series-growing-steps': (stem) => {
    const terms = numbersOf(stem);
    const steps = terms.slice(1).map((term, index) => term - (terms[index] ?? 0));
    const growths = steps.slice(1).map((step, index) => step - (steps[index] ?? 0));
    expect(new Set(growths).size).toBe(1);
    return (terms.at(-1) ?? 0) + (steps.at(-1) ?? 0) + (growths[0] ?? 0);
  },
  'series-multiply-add': (stem) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbersOf(stem);
    const factor = (c - b) / (b - a);
    const add = b - factor * a;
    expect([c * factor + add, d * factor + add]).toEqual([d, e]);
    return e * factor + add;
  },
  'coding-letter-shift': (stem) => {
    const [, plain = '', code = '', word = ''] =
      /code, (\w+) is written as (\w+)\. How is (\w+) written/.exec(stem) ?? [];
    const shifts = [...plain].map(
      (letter, index) =>
        (ALPHABET.indexOf(code.charAt(index)) - ALPHABET.indexOf(letter) + 26) % 26,
    );
    expect(new Set(shifts).size).toBe(1);
    return [...word]
      .map((letter) => (ALPHABET + ALPHABET).charAt(ALPHABET.indexOf(letter) + (shifts[0] ?? 0)))
      .join('');
  },
  'coding-letter-sum': (stem) => {
    const [, word = ''] = /value of (\w+)\?$/.exec(stem) ?? [];
    return [...word].reduce((sum, letter) => sum + ALPHABET.indexOf(letter) + 1, 0);
  },
  'calendar-day-after': (stem) => {
    const [, today = '', later = ''] = /Today is (\w+)\..* after (\d+) days/.exec(stem) ?? [];
    // 4 January 1970 was a Sunday.
    const date = new Date(Date.UTC(1970, 0, 4 + WEEK.indexOf(today) + Number(later)));
    return WEEK[date.getUTCDay()] ?? '';
  },
  'clock-angle': (stem) => {
    const [hour = 0, minute = 0] = numbersOf(stem);
    const minutes = (hour % 12) * 60 + minute;
    const apart = Math.abs(minutes * 0.5 - minute * 6);
    return apart > 180 ? 360 - apart : apart;
  },
  'direction-distance': (stem) => {
    const [first = 0, second = 0, third = 0] = numbersOf(stem);
    const [, start = ''] = /km (\w+), turns/.exec(stem) ?? [];
    const next = RIGHT_OF[start] ?? '';
    expect(stem).toContain(`walks ${second} km ${next}`);
    let [x, y] = [0, 0];
    for (const [distance, direction] of [
      [first, start],
      [second, next],
      [third, RIGHT_OF[next] ?? ''],
    ] as const) {
      const [dx, dy] = STEPS[direction] ?? [0, 0];
      x += dx * distance;
      y += dy * distance;
    }
    return Math.hypot(x, y);
  },
  'place-in-row': (stem) => {
    const row = Array.from({ length: numberAt(stem, 0) }, (_, index) => index);
    const place = row.toReversed().indexOf(numberAt(stem, 1) - 1) + 1;
    const ending = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
    return `${place}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: '', many: '' }[ending]}`;
  },
};

describe('reasoning families', () => {
  it('are all solved here', () => {
    expect(reasoningFamilies.map(({ name }) => name)).toEqual(Object.keys(SOLVERS));
  });

  it.each(reasoningFamilies.map((family) => [family.name, family] as const))(
    '%s: the marked option is right, the others are wrong, all read well',
    (name, family) => {
      expectFamily(family, SOLVERS[name] ?? (() => 'no solver'));
    },
  );
});
