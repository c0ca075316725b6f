import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { rounded, superscript } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const CHEMISTRY = 'Chemistry';
const KINETICS = 'Chemical Kinetics';

const halfLifeFirstOrder: Family = {
  name: 'first-order-completion',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Moderate',
  make(random) {
    const steps = random.int(2, 5);
    const half = random.int(3, 60);
    const unit = random.pick(['s', 'min', 'h']);
    const done = 100 - 100 / 2 ** steps;
    return quantityItem({
      question: `The half-life of a first-order reaction is ${half} ${unit}. After what time is ${figure(done)}% of the substance used up?`,
      answer: half * steps,
      unit,
      mistakes: [
        (half * done) / 50,
        half * (steps - 1),
        half * (steps + 1),
        half * 2 ** (steps - 1),
      ],
      explanation: `${figure(100 - done)}% is left, which is 1/${2 ** steps} = (1/2)${superscript(steps)}: ${steps} half-lives, ${steps} × ${half} = ${half * steps} ${unit}.`,
    });
  },
};

const rateConstant: Family = {
  name: 'first-order-rate-constant',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Easy',
  make(random) {
    const thousandths = random.pick([
      1, 2, 3, 5, 7, 9, 11, 21, 33, 63, 77, 99, 10, 15, 18, 30, 35, 45, 55, 70, 90, 110, 22, 14, 6,
    ]);
    const unit = random.pick(['second', 'minute', 'hour', 'year']);
    const half = rounded(693 / thousandths, 3);
    if (!Number.isInteger(rounded(half * 100, 5))) return this.make(random);
    const asksHalf = random.int(0, 1) === 0;
    const constant = thousandths / 1000;
    if (asksHalf) {
      return quantityItem({
        question: `A first-order reaction has a rate constant of ${figure(constant)} per ${unit}. What is its half-life? (ln 2 = 0.693.)`,
        answer: half,
        unit: `${unit}s`,
        mistakes: [1 / constant, half / 2, 0.3 / constant, half * 2],
        explanation: `t½ = ln 2 ÷ k = 0.693 ÷ ${figure(constant)} = ${figure(half)} ${unit}s.`,
      });
    }
    return quantityItem({
      question: `The half-life of a first-order reaction is ${figure(half)} ${unit}s. What is its rate constant? (ln 2 = 0.693.)`,
      answer: constant,
      unit: `per ${unit}`,
      mistakes: [1 / half, constant * 2, 0.3 / half, constant / 2]
        .map((value) => rounded(value, 4))
        .filter((value) => value >= 0.001),
      explanation: `k = ln 2 ÷ t½ = 0.693 ÷ ${figure(half)} = ${figure(constant)} per ${unit}.`,
    });
  },
};

const rateLaw: Family = {
  name: 'rate-law-change',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Moderate',
  make(random) {
    const [first, second] = [random.int(1, 2), random.int(0, 2)];
    const [up, other] = [random.pick([2, 3, 4]), random.pick([2, 3, 4, 0.5])];
    const answer = up ** first * other ** second;
    const slow = random.int(2, 40) / 10;
    if (answer === 1 || (second === 0 && other === 0.5)) return this.make(random);
    const powers = (power: number, name: string): string =>
      power === 0 ? '' : `[${name}]${power === 1 ? '' : superscript(power)}`;
    const change = (factor: number): string =>
      factor === 0.5 ? 'halved' : `made ${figure(factor)} times as great`;
    return quantityItem({
      question: `A reaction follows the law rate = k${powers(first, 'A')}${powers(second, 'B')} and runs at ${figure(slow)} × 10⁻³ mol/(L·s). How fast does it run when [A] is ${change(up)} and [B] is ${change(other)}?`,
      answer: rounded(slow * answer, 3),
      unit: '× 10⁻³ mol/(L·s)',
      mistakes: [
        slow * up * other,
        slow * (up * first + other * second),
        slow * up ** second * other ** first,
        slow * up,
        slow * answer * 2,
      ],
      explanation: `The rate becomes ${figure(up)}${first === 1 ? '' : superscript(first)}${second === 0 ? '' : ` × ${figure(other)}${second === 1 ? '' : superscript(second)}`} = ${figure(answer)} times as great${second === 0 ? ' (B does not matter)' : ''}: ${figure(slow * answer)} × 10⁻³ mol/(L·s).`,
    });
  },
};

const initialRates: Family = {
  name: 'order-from-initial-rates',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Hard',
  make(random) {
    const [orderA, orderB] = [random.int(0, 2), random.int(0, 2)];
    const [a, b, k] = [random.int(1, 4) / 10, random.int(1, 4) / 10, random.int(1, 9)];
    const [moreA, moreB] = [random.pick([2, 3]), random.pick([2, 3])];
    const rate = (x: number, y: number): string =>
      figure(rounded(k * (x / a) ** orderA * (y / b) ** orderB, 3));
    const row = (x: number, y: number): string =>
      `${figure(rounded(x, 2))} M of A and ${figure(rounded(y, 2))} M of B give ${rate(x, y)}`;
    const effect = (factor: number): string =>
      factor === 1 ? 'leaves the rate as it is' : `makes the rate ${factor} times as great`;
    const orders = (first: number, second: number): string =>
      `order ${first} in A, order ${second} in B`;
    const right = orders(orderA, orderB);
    const wrong = [0, 1, 2].flatMap((first) => [0, 1, 2].map((second) => orders(first, second)));
    return {
      question: `Initial rates of a reaction of A and B, in units of 10⁻³ mol/(L·s): ${row(a, b)}; ${row(a * moreA, b)}; ${row(a, b * moreB)}. What are the orders?`,
      right,
      wrong: [orders(orderB, orderA), ...random.shuffle(wrong)].filter(
        (option) => option !== right,
      ),
      explanation: `${moreA} times [A] ${effect(moreA ** orderA)}, so the order in A is ${orderA}. ${moreB} times [B] ${effect(moreB ** orderB)}, so the order in B is ${orderB}.`,
    };
  },
};

const temperatureRule: Family = {
  name: 'temperature-coefficient',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Easy',
  make(random) {
    const [factor, steps] = [random.pick([2, 3]), random.int(2, 5)];
    const low = random.int(10, 35);
    const minutes = factor ** steps * random.int(1, 6);
    return quantityItem({
      question: `The rate of a reaction becomes ${factor} times as great for every 10 °C. It takes ${figure(minutes)} min at ${low} °C. How long does it take at ${low + 10 * steps} °C?`,
      answer: minutes / factor ** steps,
      unit: 'min',
      mistakes: [
        minutes / (factor * steps),
        minutes / factor,
        minutes / factor ** (steps - 1),
        minutes / steps,
      ],
      explanation: `${10 * steps} °C are ${steps} steps, so the reaction is ${factor}${superscript(steps)} = ${factor ** steps} times as fast: ${figure(minutes)} ÷ ${factor ** steps} = ${figure(minutes / factor ** steps)} min.`,
    });
  },
};

const ratesOfChange: Family = {
  name: 'rates-of-reactants-and-products',
  subject: CHEMISTRY,
  topic: KINETICS,
  difficulty: 'Easy',
  make(random) {
    const { equation, parts } = random.pick(RATED);
    const [known, asked] = random.shuffle(parts);
    if (!known || !asked) return this.make(random);
    const rate = known.count * random.int(1, 24);
    const answer = (rate / known.count) * asked.count;
    if (known.count === asked.count) return this.make(random);
    const verb = (part: { isMade: boolean }): string => (part.isMade ? 'forms' : 'is used up');
    return quantityItem({
      question: `In the reaction ${equation}, ${known.formula} ${verb(known)} at ${rate} × 10⁻³ mol/(L·s). At what rate ${asked.isMade ? 'does' : 'is'} ${asked.formula} ${asked.isMade ? 'form' : 'used up'}?`,
      answer,
      unit: '× 10⁻³ mol/(L·s)',
      mistakes: [
        rate,
        (rate * known.count) / asked.count,
        rate / known.count,
        rate * asked.count,
        answer * 2,
      ],
      explanation: `For ${known.count} mol of ${known.formula} there ${asked.count === 1 ? 'is' : 'are'} ${asked.count} mol of ${asked.formula}: ${rate} × ${fraction(asked.count, known.count)} = ${figure(answer)} (× 10⁻³ mol/(L·s)).`,
    });
  },
};

interface RatedReaction {
  equation: string;
  parts: readonly { formula: string; count: number; isMade: boolean }[];
}

const RATED: readonly RatedReaction[] = [
  {
    equation: 'N₂ + 3 H₂ → 2 NH₃',
    parts: [
      { formula: 'N₂', count: 1, isMade: false },
      { formula: 'H₂', count: 3, isMade: false },
      { formula: 'NH₃', count: 2, isMade: true },
    ],
  },
  {
    equation: '2 N₂O₅ → 4 NO₂ + O₂',
    parts: [
      { formula: 'N₂O₅', count: 2, isMade: false },
      { formula: 'NO₂', count: 4, isMade: true },
      { formula: 'O₂', count: 1, isMade: true },
    ],
  },
  {
    equation: '4 NH₃ + 5 O₂ → 4 NO + 6 H₂O',
    parts: [
      { formula: 'NH₃', count: 4, isMade: false },
      { formula: 'O₂', count: 5, isMade: false },
      { formula: 'H₂O', count: 6, isMade: true },
    ],
  },
];

export const reactionRateFamilies: readonly Family[] = [
  ratesOfChange,
  rateLaw,
  initialRates,
  halfLifeFirstOrder,
  rateConstant,
  temperatureRule,
];
