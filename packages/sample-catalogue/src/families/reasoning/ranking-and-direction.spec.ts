import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { permutations } from '../../testing/permutations.ts';
import { rankingAndDirectionFamilies } from './ranking-and-direction.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};
const ANGLES: Readonly<Record<string, number>> = { north: 90, east: 0, south: 270, west: 180 };

/** The name of a compass bearing by its vector. */
function bearing(x: number, y: number): string {
  const vertical = y > 1e-6 ? 'north' : y < -1e-6 ? 'south' : '';
  const sideways = x > 1e-6 ? 'east' : x < -1e-6 ? 'west' : '';
  return [vertical, sideways].filter(Boolean).join('-');
}

/** Where a walk of three legs ends, by turning a vector. */
function walk(stem: string): [number, number] {
  const [, a = '', start = '', firstTurn = '', b = '', secondTurn = '', c = ''] =
    /walks (\d+) m (\w+), turns (\w+) and walks (\d+) m, then turns (\w+)(?: again)? and walks (\d+) m/.exec(
      stem,
    ) ?? [];
  let [dx, dy] = STEPS[start] ?? [0, 0];
  let [x, y] = [Number(a) * dx, Number(a) * dy];
  for (const [turn, length] of [
    [firstTurn, b],
    [secondTurn, c],
  ] as const) {
    [dx, dy] = turn === 'right' ? [dy, -dx] : [-dy, dx];
    x += Number(length) * dx;
    y += Number(length) * dy;
  }
  return [x, y];
}

function ordinalOf(place: number): string {
  const ending = new Intl.PluralRules('en', { type: 'ordinal' }).select(place);
  return `${place}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: '', many: '' }[ending]}`;
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'place-in-row': (stem) => {
    const row = Array.from({ length: numberAt(stem, 0) }, (_, index) => index);
    return ordinalOf(row.toReversed().indexOf(numberAt(stem, 1) - 1) + 1);
  },
  'total-in-row': (stem) => {
    const [top = 0, bottom = 0] = numbersOf(stem);
    const before = top - 1;
    const behind = bottom - 1;
    return before + 1 + behind;
  },
  'people-between': (stem) => {
    const [total = 0, left = 0, right = 0] = numbersOf(stem);
    const row = Array.from({ length: total }, (_, index) => index + 1);
    return row.filter((place) => place > left && total - place + 1 > right).length;
  },
  'places-exchanged': (stem) => {
    const [first = 0, second = 0, after = 0] = numbersOf(stem);
    for (let total = after; ; total += 1) {
      const places = Array.from({ length: total }, (_, index) => index + 1);
      if (places.toReversed()[second - 1] === after) {
        return stem.includes('How many') ? total : ordinalOf(places.toReversed()[first - 1] ?? 0);
      }
    }
  },
  'taller-and-shorter': (stem) => {
    const people = [...new Set(stem.match(/(?!Who )[A-Z][a-z]+(?= is )|(?<=than )[A-Z][a-z]+/g))];
    const facts = [...stem.matchAll(/(\w+) is (\w+) than (\w+)/g)].map(
      ([, a = '', word = '', b = '']) => (isMore(word) ? [a, b] : [b, a]),
    );
    for (const [, a = '', b = ''] of stem.matchAll(/(\w+) is \w+ than \w+ but \w+ than (\w+)/g)) {
      facts.push([a, b]);
    }
    const orders = permutations(people).filter((order) =>
      facts.every(([more = '', less = '']) => order.indexOf(more) < order.indexOf(less)),
    );
    expect(orders).toHaveLength(1);
    const [order = []] = orders;
    const [, asked = ''] = /Who is (.*)\?$/.exec(stem) ?? [];
    if (asked.includes('middle')) return order[2] ?? '';
    const isTop = isMore(asked.replace(/^the (?:second )?/, '').replace(/est$/, 'er'));
    const place = asked.includes('second') ? 1 : 0;
    return (isTop ? order[place] : order.at(-1 - place)) ?? '';
  },
  'direction-distance': (stem) => Math.hypot(...walk(stem)),
  'direction-after-turns': (stem) => {
    const [, start = ''] = /faces ([\w-]+)\./.exec(stem) ?? [];
    const parts = start.split('-').map((part) => STEPS[part] ?? [0, 0]);
    const [x, y] = [0, 1].map((axis) => parts.reduce((sum, part) => sum + (part[axis] ?? 0), 0));
    let angle = Math.atan2(y ?? 0, x ?? 0);
    for (const [, degrees = '', way = ''] of stem.matchAll(/(\d+)° (clockwise|anticlockwise)/g)) {
      angle += ((way === 'clockwise' ? -1 : 1) * Number(degrees) * Math.PI) / 180;
    }
    return bearing(Math.cos(angle), Math.sin(angle));
  },
  'direction-from-start': (stem) => bearing(...walk(stem)),
  'direction-by-shadow': (stem) => {
    const shadow = /sunrise|morning/i.test(stem) ? 180 : 0;
    const [, where = ''] =
      /falls (?:straight |to the )?(in front|behind|left|right)/.exec(stem) ?? [];
    // Anticlockwise from where one looks to where the shadow lies.
    const aside = { 'in front': 0, left: 90, behind: 180, right: 270 }[where] ?? Number.NaN;
    const facing = (shadow - aside + 360 + (stem.includes('face to face') ? 180 : 0)) % 360;
    return Object.keys(ANGLES).find((name) => ANGLES[name] === facing) ?? '';
  },
  'place-relative-to-another': (stem) => {
    const [, d1 = '', first = '', d2 = '', second = ''] =
      /is (\d+) km (\w+) of .* is (\d+) km (\w+) of/.exec(stem) ?? [];
    const [x = 0, y = 0] = [0, 1].map(
      (axis) =>
        Number(d1) * (STEPS[first]?.[axis] ?? 0) + Number(d2) * (STEPS[second]?.[axis] ?? 0),
    );
    return stem.includes('distance') ? Math.hypot(x, y) : bearing(-x, -y);
  },
};

function isMore(word: string): boolean {
  return /^(?:tall|old|heavi|fast)er$/.test(word);
}

describeFamilies('families on ranking and direction', rankingAndDirectionFamilies, SOLVERS);
