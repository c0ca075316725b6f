import { describe, expect, it } from '@jest/globals';
import { expectFamily, numberAt, numbersOf, type Solver } from '../testing/expect-family.js';
import { quantitativeFamilies } from './quantitative.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'share-in-ratio': (stem) => {
    const [total = 0, first = 0, second = 0] = numbersOf(stem);
    let share = 0;
    for (let paid = 0; paid < total; paid += first + second) share += second;
    return share;
  },
  'mixture-water-added': (stem) => {
    const [volume = 0, milk = 0, water = 1] = numbersOf(stem);
    let waterNow = (volume * water) / (milk + water);
    const milkNow = volume - waterNow;
    let added = 0;
    while (waterNow < milkNow) {
      waterNow += 1;
      added += 1;
    }
    return added;
  },
  'work-together': (stem) => 1 / (1 / numberAt(stem, 0) + 1 / numberAt(stem, 1)),
  'workers-and-days': (stem) => {
    const [workers = 0, days = 0, others = 0] = numbersOf(stem);
    let left = workers * days;
    let needed = 0;
    while (left > 0) {
      left -= others;
      needed += 1;
    }
    expect(left).toBe(0);
    return needed;
  },
  'simple-interest': (stem) => {
    const [principal = 0, rate = 0, years = 0] = numbersOf(stem);
    let interest = 0;
    for (let year = 0; year < years; year += 1) interest += principal * (rate / 100);
    return interest;
  },
  'compound-interest': (stem) => {
    const [principal = 0, rate = 0, years = 0] = numbersOf(stem);
    let amount = principal;
    for (let year = 0; year < years; year += 1) amount += amount * (rate / 100);
    return amount - principal;
  },
  'selling-price': (stem) => {
    const [cost = 0, percent = 0] = numbersOf(stem);
    return stem.includes('gain') ? cost * (1 + percent / 100) : cost * (1 - percent / 100);
  },
  'train-and-platform': (stem) => {
    const [train = 0, speed = 0, seconds = 0] = numbersOf(stem);
    return (speed * 1000 * seconds) / 3600 - train;
  },
  'average-newcomer': (stem) => {
    const [members = 0, average = 0, rise = 0] = numbersOf(stem);
    for (let age = 1; ; age += 1) {
      if (Math.abs((members * average + age) / (members + 1) - average - rise) < 1e-9) return age;
    }
  },
  'unit-digit': (stem) => {
    const [, base = '', power = ''] = /(\d+)\^\{(\d+)\}/.exec(stem) ?? [];
    return String(BigInt(base) ** BigInt(power) % 10n);
  },
  'highest-common-factor': (stem) => {
    const [a = 1, b = 1] = numbersOf(stem);
    let factor = Math.min(a, b);
    while (a % factor !== 0 || b % factor !== 0) factor -= 1;
    return factor;
  },
};

describe('quantitative families', () => {
  it('are all solved here', () => {
    expect(quantitativeFamilies.map(({ name }) => name)).toEqual(Object.keys(SOLVERS));
  });

  it.each(quantitativeFamilies.map((family) => [family.name, family] as const))(
    '%s: the marked option is right, the others are wrong, all read well',
    (name, family) => {
      expectFamily(family, SOLVERS[name] ?? (() => 'no solver'));
    },
  );
});
