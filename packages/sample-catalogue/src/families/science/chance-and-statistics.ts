import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { choose } from './combinations.ts';
import { differClearly, rounded, subscript, superscript } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const MATHEMATICS = 'Mathematics';
const CHANCE = 'Statistics and Probability';

/** Options that are probabilities in lowest terms, above 0 and below 1. */
function chances(right: string, ...wrong: readonly (readonly [number, number])[]): string[] {
  const texts = wrong
    .filter(
      ([top, bottom]) =>
        top > 0 && top < bottom && Number.isInteger(top) && Number.isInteger(bottom),
    )
    .map(([top, bottom]) => fraction(top, bottom));
  return [...new Set(texts)].filter((option) => differClearly(option, right));
}

const ballsOfOneColour: Family = {
  name: 'drawing-balls-without-replacement',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Easy',
  make(random) {
    const [red, blue] = [random.int(3, 10), random.int(3, 10)];
    const all = red + blue;
    const isSame = random.int(0, 1) === 0;
    const pairs = choose(all, 2);
    const top = isSame ? choose(red, 2) + choose(blue, 2) : red * blue;
    const right = fraction(top, pairs);
    return {
      question: `Two balls are drawn together from a bag with ${red} red and ${blue} blue balls. What is the probability that they are of ${isSame ? 'the same colour' : 'different colours'}?`,
      right,
      wrong: chances(
        right,
        [pairs - top, pairs],
        [isSame ? red ** 2 + blue ** 2 : 2 * red * blue, all ** 2],
        [choose(red, 2), pairs],
        [red * blue, all ** 2],
        [choose(blue, 2), pairs],
      ),
      explanation: `Of ${figure(pairs)} pairs ${isSame ? `${choose(red, 2)} are red and ${choose(blue, 2)} blue` : `${red} × ${blue} = ${red * blue} have both colours`}: ${top} ÷ ${pairs} = ${right}.`,
    };
  },
};

const oneOfSeveral: Family = {
  name: 'at-least-one-solves',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Moderate',
  make(random) {
    const [a, b, c] = [random.int(2, 6), random.int(2, 7), random.int(3, 8)];
    const asked = random.pick(['one', 'none', 'all', 'exactly'] as const);
    if (a === b || b === c || a === c) return this.make(random);
    const all = a * b * c;
    const none = (a - 1) * (b - 1) * (c - 1);
    const exactly = (b - 1) * (c - 1) + (a - 1) * (c - 1) + (a - 1) * (b - 1);
    const tops = { one: all - none, none, all: 1, exactly };
    const texts = {
      one: 'at least one of them solves it',
      none: 'none of them solves it',
      all: 'all of them solve it',
      exactly: 'exactly one of them solves it',
    };
    const right = fraction(tops[asked], all);
    const how = {
      one: `1 − (${a - 1}/${a})(${b - 1}/${b})(${c - 1}/${c})`,
      none: `(${a - 1}/${a})(${b - 1}/${b})(${c - 1}/${c})`,
      all: `1/${a} × 1/${b} × 1/${c}`,
      exactly: `(${(b - 1) * (c - 1)} + ${(a - 1) * (c - 1)} + ${(a - 1) * (b - 1)}) ÷ ${all}`,
    };
    return {
      question: `Three students solve a problem with the probabilities 1/${a}, 1/${b} and 1/${c}, independently of one another. What is the probability that ${texts[asked]}?`,
      right,
      wrong: chances(
        right,
        [tops.one, all],
        [tops.none, all],
        [tops.exactly, all],
        [a * b + b * c + a * c, all],
        [1, all],
        [1, a + b + c],
      ),
      explanation: `The probability is ${how[asked]} = ${right}.`,
    };
  },
};

const bayes: Family = {
  name: 'bayes-theorem',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Hard',
  make(random) {
    const share = 10 * random.int(2, 8);
    const [first, second] = [random.int(1, 8), random.int(1, 8)];
    const [a, b] = [share * first, (100 - share) * second];
    if (first === second) return this.make(random);
    const goods = random.pick(['bulbs', 'bolts', 'chips', 'tiles']);
    const right = fraction(a, a + b);
    return {
      question: `Machine A makes ${share}% of a factory’s ${goods}, machine B the rest; ${first}% of those from A and ${second}% of those from B are defective. One taken at random is defective. What is the probability that it comes from A?`,
      right,
      wrong: chances(
        right,
        [b, a + b],
        [share, 100],
        [first, first + second],
        [a, 100 * (first + second)],
        [a, 10_000],
      ),
      explanation: `Of 10,000 there are ${share} × ${first} = ${a} defective ones from A and ${100 - share} × ${second} = ${b} from B: ${a} ÷ ${a + b} = ${right}.`,
    };
  },
};

const binomialDistribution: Family = {
  name: 'binomial-distribution',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Moderate',
  make(random) {
    const [trials, bottom] = [random.int(3, 6), random.int(2, 5)];
    const top = random.int(1, bottom - 1);
    const wanted = random.int(1, trials - 1);
    const value = choose(trials, wanted) * top ** wanted * (bottom - top) ** (trials - wanted);
    const all = bottom ** trials;
    const right = fraction(value, all);
    if (fraction(top, bottom) !== `${top}/${bottom}` || all > 20_000) return this.make(random);
    return {
      question: `An archer hits the target with the probability ${top}/${bottom} at each shot. What is the probability of exactly ${wanted} ${wanted === 1 ? 'hit' : 'hits'} in ${trials} independent shots?`,
      right,
      wrong: chances(
        right,
        [value / choose(trials, wanted), all],
        [choose(trials, wanted) * top ** (trials - wanted) * (bottom - top) ** wanted, all],
        [all - value, all],
        [wanted, trials],
        [top ** wanted, bottom ** wanted],
      ),
      explanation: `${superscript(trials)}C${subscript(wanted)} × (${top}/${bottom})${superscript(wanted)} × (${bottom - top}/${bottom})${superscript(trials - wanted)} = ${choose(trials, wanted)} × ${figure(value / choose(trials, wanted))} ÷ ${figure(all)} = ${right}.`,
    };
  },
};

const meanAndVariance: Family = {
  name: 'parameters-of-binomial',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Moderate',
  make(random) {
    const [bottom, trials] = [random.int(2, 6), random.int(6, 60)];
    const top = random.int(1, bottom - 1);
    const [mean, variance] = [
      (trials * top) / bottom,
      (trials * top * (bottom - top)) / bottom ** 2,
    ];
    if (!Number.isInteger(mean) || !Number.isInteger(variance * 4)) return this.make(random);
    return quantityItem({
      question: `A binomial distribution has the mean ${figure(mean)} and the variance ${figure(variance)}. What is its number of trials?`,
      answer: trials,
      unit: '',
      mistakes: [
        mean + variance,
        mean * variance,
        mean / (variance / mean),
        trials * 2,
        mean ** 2,
      ].map((value) => Math.round(value)),
      explanation: `q = variance ÷ mean = ${figure(variance)} ÷ ${figure(mean)} = ${fraction(bottom - top, bottom)}, so p = ${fraction(top, bottom)} and n = ${figure(mean)} ÷ p = ${trials}.`,
    });
  },
};

const unionOfEvents: Family = {
  name: 'probability-of-union',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Easy',
  make(random) {
    const [a, b] = [random.int(10, 60) / 100, random.int(10, 60) / 100];
    const both = random.int(2, 30) / 100;
    const asked = random.pick(['union', 'conditional', 'independent'] as const);
    if (both >= Math.min(a, b) || a === b || a + b - both > 0.95) return this.make(random);
    if (asked === 'independent') {
      if (!Number.isInteger(rounded(a * b * 1000, 6))) return this.make(random);
      return quantityItem({
        question: `A and B are independent events with P(A) = ${figure(a)} and P(B) = ${figure(b)}. What is P(A or B)?`,
        answer: rounded(a + b - a * b, 3),
        unit: '',
        mistakes: [a + b, a * b, 1 - a * b, (1 - a) * (1 - b)].filter((value) => value < 1),
        explanation: `P(A or B) = ${figure(a)} + ${figure(b)} − ${figure(a)} × ${figure(b)} = ${figure(rounded(a + b - a * b, 3))}.`,
      });
    }
    if (asked === 'union') {
      return quantityItem({
        question: `P(A) = ${figure(a)}, P(B) = ${figure(b)} and P(A and B) = ${figure(both)}. What is the probability that neither A nor B happens?`,
        answer: rounded(1 - a - b + both, 2),
        unit: '',
        mistakes: [
          rounded(a + b - both, 2),
          rounded(1 - a - b, 2),
          rounded((1 - a) * (1 - b), 3),
          rounded(1 - both, 2),
        ].filter((value) => value > 0 && value < 1),
        explanation: `P(A or B) = ${figure(a)} + ${figure(b)} − ${figure(both)} = ${figure(rounded(a + b - both, 2))}, so neither happens with ${figure(rounded(1 - a - b + both, 2))}.`,
      });
    }
    const right = fraction(Math.round(both * 100), Math.round(b * 100));
    return {
      question: `P(A) = ${figure(a)}, P(B) = ${figure(b)} and P(A and B) = ${figure(both)}. What is P(A | B)?`,
      right,
      wrong: chances(
        right,
        [Math.round(both * 100), Math.round(a * 100)],
        [Math.round(a * b * 10_000), 10_000],
        [Math.round(both * 100), 100],
        [Math.round(a * 100), 100],
        [Math.round(b * 100), 100],
      ),
      explanation: `P(A | B) = P(A and B) ÷ P(B) = ${figure(both)} ÷ ${figure(b)} = ${right}.`,
    };
  },
};

const transformedVariance: Family = {
  name: 'variance-of-transformed-data',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Easy',
  make(random) {
    const [mean, deviation, factor, shift] = [
      random.int(5, 40),
      random.int(2, 12),
      random.int(2, 6),
      random.int(1, 20),
    ];
    const asked = random.pick(['mean', 'variance', 'standard deviation'] as const);
    const answers = {
      mean: factor * mean + shift,
      variance: (factor * deviation) ** 2,
      'standard deviation': factor * deviation,
    };
    return quantityItem({
      question: `Some numbers have a mean of ${mean} and a standard deviation of ${deviation}. Each is multiplied by ${factor}, and then ${shift} is added. What is the new ${asked}?`,
      answer: answers[asked],
      unit: '',
      mistakes:
        asked === 'mean'
          ? [factor * mean, mean + shift, factor * (mean + shift), mean]
          : asked === 'variance'
            ? [
                factor * deviation ** 2,
                (factor * deviation + shift) ** 2,
                deviation ** 2,
                factor * deviation,
              ]
            : [factor * deviation + shift, deviation, factor ** 2 * deviation, deviation + shift],
      explanation:
        asked === 'mean'
          ? `The mean changes as the numbers do: ${factor} × ${mean} + ${shift} = ${factor * mean + shift}.`
          : `Adding moves all numbers alike and changes no spread; multiplying makes the standard deviation ${factor} × ${deviation} = ${factor * deviation}${asked === 'variance' ? ` and the variance ${factor * deviation}² = ${figure((factor * deviation) ** 2)}` : ''}.`,
    });
  },
};

const varianceOfNumbers: Family = {
  name: 'variance-of-numbers',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Easy',
  make(random) {
    const count = random.pick([4, 5]);
    const numbers = Array.from({ length: count }, () => random.int(1, 20));
    const sum = numbers.reduce((total, value) => total + value, 0);
    const mean = sum / count;
    const squares = numbers.reduce((total, value) => total + (value - mean) ** 2, 0);
    const variance = squares / count;
    if (!Number.isInteger(mean) || !Number.isInteger(variance * 2) || variance === 0)
      return this.make(random);
    return quantityItem({
      question: `What is the variance (mean squared deviation from the mean) of ${numbers.join(', ')}?`,
      answer: variance,
      unit: '',
      mistakes: [
        squares,
        squares / (count - 1),
        Math.sqrt(variance),
        mean,
        numbers.reduce((total, value) => total + Math.abs(value - mean), 0) / count,
      ],
      explanation: `The mean is ${mean}; the squared deviations add up to ${figure(squares)}, and ${figure(squares)} ÷ ${count} = ${figure(variance)}.`,
    });
  },
};

const expectedGain: Family = {
  name: 'expected-gain',
  subject: MATHEMATICS,
  topic: CHANCE,
  difficulty: 'Moderate',
  make(random) {
    const [six, even, lose] = [
      10 * random.int(3, 20),
      10 * random.int(1, 9),
      10 * random.int(1, 9),
    ];
    const total = six + 2 * even - 3 * lose;
    const answer = total / 6;
    if (answer <= 0 || !Number.isInteger(answer * 2)) return this.make(random);
    return quantityItem({
      question: `A player throws a fair die and wins ₹${six} for a six and ₹${even} for a two or a four, but loses ₹${lose} for an odd number. What is the expected gain in rupees for each throw?`,
      answer,
      unit: '',
      mistakes: [
        (six + 2 * even + 3 * lose) / 6,
        (six + even - lose) / 6,
        (six + even - lose) / 3,
        total,
        answer * 2,
      ],
      explanation: `(${six} × 1 + ${even} × 2 − ${lose} × 3) ÷ 6 = ${total} ÷ 6 = ${figure(answer)}.`,
    });
  },
};

export const chanceFamilies: readonly Family[] = [
  unionOfEvents,
  ballsOfOneColour,
  oneOfSeveral,
  bayes,
  binomialDistribution,
  meanAndVariance,
  expectedGain,
  varianceOfNumbers,
  transformedVariance,
];
