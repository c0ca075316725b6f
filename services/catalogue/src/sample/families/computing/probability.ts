import type { Family } from '../../family.js';
import { fraction } from '../../wording.js';

const MATHEMATICS = 'Engineering Mathematics';

const drawWithoutReturn: Family = {
  name: 'probability-both-red',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Moderate',
  make(random) {
    const red = random.int(3, 15);
    const blue = random.int(3, 15);
    const all = red + blue;
    return {
      question: `A bag has ${red} red and ${blue} blue balls. Two are drawn without putting back. What is the probability that both are red?`,
      right: fraction(red * (red - 1), all * (all - 1)),
      wrong: [
        fraction(red * red, all * all),
        fraction(blue * (blue - 1), all * (all - 1)),
        fraction(red, all),
        fraction(2 * red * blue, all * (all - 1)),
        fraction(2, red),
      ],
      explanation: `The first is red with probability ${red}/${all}, then the second with ${red - 1}/${all - 1}: their product is ${fraction(red * (red - 1), all * (all - 1))}.`,
    };
  },
};

const atLeastOneHead: Family = {
  name: 'probability-at-least-one',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Easy',
  make(random) {
    const sides = random.int(3, 12);
    const gold = random.int(1, Math.min(6, sides - 2));
    const times = random.int(2, sides < 7 ? 4 : 3);
    const misses = (sides - gold) ** times;
    const all = sides ** times;
    return {
      question: `A fair spinner has ${sides} equal fields, ${gold === 1 ? 'one' : gold} of them gold. It is spun ${times} times. What is the probability of gold at least once?`,
      right: fraction(all - misses, all),
      wrong: [
        fraction(misses, all),
        fraction(Math.min(times * gold, sides - 1), sides),
        fraction(gold ** times, all),
        fraction(gold, sides),
        fraction(all - gold ** times, all),
      ],
      explanation: `No gold in ${times} spins has the probability (${fraction(sides - gold, sides)})^${times} = ${fraction(misses, all)}, so at least one has 1 − ${fraction(misses, all)} = ${fraction(all - misses, all)}.`,
    };
  },
};

export const probabilityFamilies: readonly Family[] = [drawWithoutReturn, atLeastOneHead];
