import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { probabilityFamilies } from './probability.ts';

const SOLVERS: Readonly<Record<string, Solver>> = {
  'probability-both-red': (stem) => {
    const [red = 0, blue = 0] = numbersOf(stem);
    const balls = Array.from({ length: red + blue }, (_, ball) => ball < red);
    const pairs = balls.flatMap((first, i) =>
      balls.filter((_, j) => j !== i).map((second) => first && second),
    );
    return pairs.filter(Boolean).length / pairs.length;
  },
  'probability-at-least-one': (stem) => {
    const [, sides = '', times = ''] = /has (\d+) equal fields.* spun (\d+) times/.exec(stem) ?? [];
    const gold = Number(/fields, (\d+) of/.exec(stem)?.[1] ?? 1);
    let outcomes: boolean[] = [false];
    for (let spin = 0; spin < Number(times); spin += 1) {
      outcomes = outcomes.flatMap((won) =>
        Array.from({ length: Number(sides) }, (_, field) => won || field < gold),
      );
    }
    return outcomes.filter(Boolean).length / outcomes.length;
  },
  'binomial-probability': (stem) => {
    const [, top = '', bottom = '', hits = '', trials = ''] =
      /probability (\d)\/(\d)\. .* exactly (\d) of (\d) independent/.exec(stem) ?? [];
    const chance = Number(top) / Number(bottom);
    // Trial by trial: the distribution of the number of hits so far.
    let shares = [1];
    for (let trial = 0; trial < Number(trials); trial += 1) {
      shares = [...shares, 0].map(
        (share, count) => share * (1 - chance) + (shares[count - 1] ?? 0) * chance,
      );
    }
    return shares[Number(hits)] ?? 0;
  },
  'bayes-two-machines': (stem) => {
    const [share = 0, first = 0, second = 0] = numbersOf(stem);
    const pieces = Array.from({ length: 10_000 }, (_, piece) => {
      const isA = piece < share * 100;
      const place = isA ? piece : piece - share * 100;
      const size = isA ? share : 100 - share;
      return { isA, isBad: place < size * (isA ? first : second) };
    });
    const bad = pieces.filter(({ isBad }) => isBad);
    return bad.filter(({ isA }) => isA).length / bad.length;
  },
  'two-dice-conditional': (stem) => {
    const [, known = '', asked = ''] =
      /known that (.*), what is the probability that (.*)\?/.exec(stem) ?? [];
    const holds = (text: string, a: number, b: number): boolean => {
      const value = Number(/(\d+)$/.exec(text)?.[1]);
      if (text.startsWith('at least one die')) return a === value || b === value;
      return text.includes('at least') ? a + b >= value : a + b === value;
    };
    let [all, found] = [0, 0];
    for (let a = 1; a <= 6; a += 1) {
      for (let b = 1; b <= 6; b += 1) {
        if (!holds(known, a, b)) continue;
        all += 1;
        if (holds(asked, a, b)) found += 1;
      }
    }
    return found / all;
  },
  'expected-value': (stem) => {
    const [, list = '', chances = ''] =
      /values ([\d, and]+) with the probabilities (.*)\. What/.exec(stem) ?? [];
    const values = numbersOf(list.replaceAll(',', ' '));
    const shares = [...chances.matchAll(/(\d+)\/(\d+)/g)].map(([, a, b]) => Number(a) / Number(b));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const mean = values.reduce((sum, value, place) => sum + value * (shares[place] ?? 0), 0);
    if (stem.includes('expected value')) return mean;
    return values.reduce(
      (sum, value, place) => sum + (value - mean) ** 2 * (shares[place] ?? 0),
      0,
    );
  },
  'independent-events': (stem) => {
    const [, a, m, b, n] = /(\d+)\/(\d+) and (\d+)\/(\d+)\./.exec(stem)?.map(Number) ?? [];
    // A field for each pair of equally likely cases.
    let found = 0;
    for (let first = 0; first < Number(m); first += 1) {
      for (let second = 0; second < Number(n); second += 1) {
        const happened = Number(first < Number(a)) + Number(second < Number(b));
        const isAsked = stem.includes('at least one')
          ? happened > 0
          : stem.includes('exactly one')
            ? happened === 1
            : happened === 0;
        if (isAsked) found += 1;
      }
    }
    return found / (Number(m) * Number(n));
  },
  'defective-sample': (stem) => {
    const [all = 0, bad = 0, drawn = 0] = numbersOf(stem);
    const draw = (good: number, left: number, times: number, wanted: number): number => {
      if (wanted < 0) return 0;
      if (times === 0) return wanted === 0 ? 1 : 0;
      const total = good + left;
      return (
        (good / total) * (good === 0 ? 0 : draw(good - 1, left, times - 1, wanted)) +
        (left / total) * (left === 0 ? 0 : draw(good, left - 1, times - 1, wanted - 1))
      );
    };
    return draw(all - bad, bad, drawn, stem.includes('exactly one') ? 1 : 0);
  },
};

describeFamilies('probability families', probabilityFamilies, SOLVERS, {
  'probability-at-least-one': 80,
  'two-dice-conditional': 90,
});
