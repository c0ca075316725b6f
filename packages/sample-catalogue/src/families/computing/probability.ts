import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

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

const binomial: Family = {
  name: 'binomial-probability',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Moderate',
  make(random) {
    const trials = random.int(3, 5);
    const [top, bottom] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [1, 5],
      [2, 5],
      [3, 5],
    ] as const);
    const hits = random.int(1, trials - 1);
    const ways = choose(trials, hits);
    const numerator = ways * top ** hits * (bottom - top) ** (trials - hits);
    const all = bottom ** trials;
    const what = random.pick([
      ['A shooter hits the target', 'shots'],
      ['A test item is solved', 'items'],
      ['A call is answered', 'calls'],
      ['A spinner stops on red', 'spins'],
    ] as const);
    return {
      question: `${what[0]} with probability ${top}/${bottom}. What is the probability that this happens in exactly ${hits} of ${trials} independent ${what[1]}?`,
      right: fraction(numerator, all),
      wrong: [
        fraction(numerator, ways * all),
        fraction(top ** hits, bottom ** hits),
        fraction(choose(trials, hits) * top ** (trials - hits) * (bottom - top) ** hits, all),
        fraction(all - numerator, all),
        fraction(hits, trials),
      ],
      explanation: `There are C(${trials}, ${hits}) = ${ways} orders, each with the probability (${top}/${bottom})^${hits} × (${bottom - top}/${bottom})^${trials - hits}: together ${fraction(numerator, all)}.`,
    };
  },
};

function choose(all: number, some: number): number {
  return range(1, some).reduce((product, step) => (product * (all - some + step)) / step, 1);
}

const bayes: Family = {
  name: 'bayes-two-machines',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Moderate',
  make(random) {
    const share = 10 * random.int(2, 8);
    const [first, second] = random.shuffle([1, 2, 3, 4, 5, 6, 8, 10]).slice(0, 2) as [
      number,
      number,
    ];
    const [a, b] = [share * first, (100 - share) * second];
    const goods = random.pick(['bulbs', 'bolts', 'chips', 'batteries', 'bottles']);
    return {
      question: `Machine A makes ${share}% of the ${goods} of a factory and machine B the others. ${first}% of those from A and ${second}% of those from B are defective. One that is drawn at random is defective. What is the probability that A made it?`,
      right: fraction(a, a + b),
      wrong: [
        fraction(b, a + b),
        fraction(first, first + second),
        fraction(share, 100),
        fraction(a, 10_000),
        fraction(share * (100 - first), share * (100 - first) + (100 - share) * (100 - second)),
      ],
      explanation: `Of 10,000 ${goods}, ${figure(a)} are defective and from A, ${figure(b)} defective and from B. The share of A is ${figure(a)} ÷ ${figure(a + b)} = ${fraction(a, a + b)}.`,
    };
  },
};

const twoDice: Family = {
  name: 'two-dice-conditional',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Moderate',
  make(random) {
    const total = random.int(5, 10);
    const face = random.int(1, 6);
    const rolls = range(1, 6).flatMap((first) =>
      range(1, 6).map((second) => [first, second] as const),
    );
    const isSumGiven = random.int(0, 1) === 0;
    const isAtLeast = random.int(0, 1) === 0;
    const sums = rolls.filter(([a, b]) => (isAtLeast ? a + b >= total : a + b === total));
    const faces = rolls.filter((roll) => roll.includes(face));
    const both = sums.filter((roll) => roll.includes(face));
    const given = isSumGiven ? sums : faces;
    const sumText = isAtLeast ? `the sum is at least ${total}` : `the sum is ${total}`;
    const faceText = `at least one die shows ${face}`;
    if (both.length === 0 || both.length === given.length) return this.make(random);
    return {
      question: `Two fair dice are rolled. If it is known that ${isSumGiven ? sumText : faceText}, what is the probability that ${isSumGiven ? faceText : sumText}?`,
      right: fraction(both.length, given.length),
      wrong: [
        fraction(both.length, 36),
        fraction(isSumGiven ? faces.length : sums.length, 36),
        fraction(both.length, isSumGiven ? faces.length : sums.length),
        fraction(given.length - both.length, given.length),
        fraction(1, 6),
        fraction(11, 36),
      ],
      explanation: `${given.length} of the 36 rolls fulfil what is known, and in ${both.length} of these ${isSumGiven ? faceText : sumText}: ${both.length} ÷ ${given.length}${fraction(both.length, given.length) === `${both.length}/${given.length}` ? '' : ` = ${fraction(both.length, given.length)}`}.`,
    };
  },
};

const expectation: Family = {
  name: 'expected-value',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Easy',
  make(random) {
    const weights = range(1, 4).map(() => random.int(1, 4));
    const values = random
      .shuffle(range(0, 12))
      .slice(0, 4)
      .toSorted((a, b) => a - b);
    const all = sumOf(weights);
    const mean = sumOf(values.map((value, place) => value * (weights[place] ?? 0)));
    const squares = sumOf(values.map((value, place) => value * value * (weights[place] ?? 0)));
    const isVariance = random.int(0, 2) === 0;
    const right = isVariance
      ? fraction(squares * all - mean * mean, all * all)
      : fraction(mean, all);
    if (![4, 5, 6, 8, 10].includes(all)) return this.make(random);
    return {
      question: `A random variable takes the values ${listed(values)} with the probabilities ${listed(weights.map((weight) => fraction(weight, all)))}. What is its ${isVariance ? 'variance' : 'expected value'}?`,
      right,
      wrong: [
        fraction(sumOf(values), 4),
        isVariance ? fraction(squares, all) : fraction(squares * all - mean * mean, all * all),
        fraction(mean, all),
        fraction(mean + all, all),
        fraction(2 * mean - 1, all),
      ],
      explanation: isVariance
        ? `The expected value is ${fraction(mean, all)}, that of the square ${fraction(squares, all)}. The variance is ${fraction(squares, all)} − (${fraction(mean, all)})² = ${right}.`
        : `Each value times its probability: ${values.map((value, place) => `${value} × ${fraction(weights[place] ?? 0, all)}`).join(' + ')} = ${right}.`,
    };
  },
};

const unionOfEvents: Family = {
  name: 'independent-events',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Easy',
  make(random) {
    const [a, b] = [random.int(1, 6), random.int(1, 6)];
    const [m, n] = [a + random.int(1, 5), b + random.int(1, 5)];
    const kinds = [
      {
        text: 'at least one of them',
        value: [a * n + b * m - a * b, m * n],
        why: '1 − (1 − P(A)) × (1 − P(B))',
      },
      {
        text: 'exactly one of them',
        value: [a * (n - b) + b * (m - a), m * n],
        why: 'P(A) × (1 − P(B)) + P(B) × (1 − P(A))',
      },
      {
        text: 'neither of them',
        value: [(m - a) * (n - b), m * n],
        why: '(1 − P(A)) × (1 − P(B))',
      },
    ] as const;
    const kind = random.pick(kinds);
    const right = fraction(...kind.value);
    return {
      question: `A and B are independent events with the probabilities ${fraction(a, m)} and ${fraction(b, n)}. What is the probability of ${kind.text}?`,
      right,
      wrong: [
        ...kinds.map(({ value }) => fraction(...value)),
        fraction(a * b, m * n),
        fraction(Math.abs(a * n - b * m) + 1, m * n),
      ],
      explanation: `It is ${kind.why} = ${right}.`,
    };
  },
};

const urnWithoutReturn: Family = {
  name: 'defective-sample',
  subject: MATHEMATICS,
  topic: 'Probability',
  difficulty: 'Moderate',
  make(random) {
    const all = random.int(10, 24);
    const bad = random.int(2, 5);
    const drawn = random.int(2, 3);
    const none = choose(all - bad, drawn);
    const total = choose(all, drawn);
    const one = bad * choose(all - bad, drawn - 1);
    const isOne = random.int(0, 1) === 0;
    const goods = random.pick(['bulbs', 'pens', 'watches', 'fuses']);
    return {
      question: `Of ${all} ${goods} in a box ${bad} are defective. ${drawn} are drawn without putting back. What is the probability that ${isOne ? 'exactly one of them' : 'none of them'} is defective?`,
      right: fraction(isOne ? one : none, total),
      wrong: [
        fraction(isOne ? none : one, total),
        fraction((all - bad) ** drawn, all ** drawn),
        fraction(total - none, total),
        fraction(bad, all),
        fraction(drawn * bad * (all - bad) ** (drawn - 1), all ** drawn),
      ],
      explanation: `There are C(${all}, ${drawn}) = ${figure(total)} choices. ${isOne ? `${bad} × C(${all - bad}, ${drawn - 1}) = ${figure(one)} have exactly one defective` : `C(${all - bad}, ${drawn}) = ${figure(none)} have none defective`}: ${fraction(isOne ? one : none, total)}.`,
    };
  },
};

export const probabilityFamilies: readonly Family[] = [
  drawWithoutReturn,
  atLeastOneHead,
  binomial,
  bayes,
  twoDice,
  expectation,
  unionOfEvents,
  urnWithoutReturn,
].map(balanced);
