import { describeFamilies } from '../../testing/describe-families.js';
import { numbersOf, type Solver } from '../../testing/expect-family.js';
import { probabilityFamilies } from './probability.js';

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
};

describeFamilies('probability families', probabilityFamilies, SOLVERS, {
  'probability-at-least-one': 80,
});
