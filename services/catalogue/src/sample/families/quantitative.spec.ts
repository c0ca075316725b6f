import { describe, expect, it } from '@jest/globals';
import { expectFamily, numberAt, numbersOf, type Solver } from '../testing/expect-family.js';
import { quantitativeFamilies } from './quantitative.js';

const SOLVERS: Readonly<Record<string, Solver>> = {
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
