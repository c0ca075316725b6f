import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { threeNames, twoNames } from '../../people.ts';
import { counted, figure, gcd, ratio, rupees } from '../../wording.ts';

const family = quantitative('Ratio and Proportion');

const shareInRatio = family('share-in-ratio', 'Easy', (random) => {
  const first = random.int(2, 7);
  const second = random.pick([3, 5, 8, 9, 11].filter((part) => gcd(part, first) === 1));
  const unit = 20 * random.int(4, 40);
  const total = (first + second) * unit;
  const [one, other] = twoNames(random);
  return numberItem(random, {
    question: `${rupees(total)} is divided between ${one} and ${other} in the ratio ${first} : ${second}. How much does ${other} get?`,
    right: second * unit,
    mistakes: [first * unit, total / 2, (second + 1) * unit, (second - 1) * unit],
    write: rupees,
    explanation: `There are ${first} + ${second} = ${first + second} equal parts, each ${rupees(total)} ÷ ${first + second} = ${rupees(unit)}. ${other} gets ${second} parts: ${rupees(second * unit)}.`,
  });
});

const shareDifference = family('share-from-difference', 'Moderate', (random) => {
  const [a, b, c] = random.pick([
    [2, 3, 5],
    [3, 4, 7],
    [1, 3, 4],
    [2, 5, 6],
    [4, 5, 9],
    [3, 5, 8],
    [2, 3, 7],
    [5, 6, 8],
  ] as const);
  const unit = 50 * random.int(3, 60);
  const [one, two, three] = threeNames(random);
  const total = (a + b + c) * unit;
  const isTotal = random.int(0, 1) === 1;
  const more = (c - a) * unit;
  return numberItem(random, {
    question: `A sum is divided among ${one}, ${two} and ${three} in the ratio ${a} : ${b} : ${c}. ${three} gets ${rupees(more)} more than ${one}. ${isTotal ? 'What is the whole sum?' : `How much does ${two} get?`}`,
    right: isTotal ? total : b * unit,
    mistakes: isTotal
      ? [more * (c - a), (a + b) * unit, total + more, total - unit]
      : [a * unit, c * unit, more, (b + 1) * unit],
    write: rupees,
    explanation: `${three} has ${c} − ${a} = ${counted(c - a, 'part')} more than ${one}, so one part is ${rupees(more)} ÷ ${c - a} = ${rupees(unit)}. ${isTotal ? `The sum has ${a} + ${b} + ${c} = ${a + b + c} parts: ${rupees(total)}` : `${two} has ${b} parts: ${rupees(b * unit)}`}.`,
  });
});

const compoundRatio = family('joined-ratio', 'Easy', (random) => {
  const [a, b] = coprime(random.int(2, 9), random.int(2, 9));
  const [c, d] = coprime(random.int(2, 9), random.int(2, 9));
  const write = (first: number, second: number): string => ratio(first, second);
  return {
    question: `If A : B = ${a} : ${b} and B : C = ${c} : ${d}, what is A : C?`,
    right: write(a * c, b * d),
    wrong: [
      write(a, d),
      write(b * d, a * c),
      write(a * d, b * c),
      write(a + c, b + d),
      write(a * c + 1, b * d),
    ],
    explanation: `A/C = A/B × B/C = ${a}/${b} × ${c}/${d} = ${a * c}/${b * d}, so A : C = ${write(a * c, b * d)}.`,
  };
});

function coprime(first: number, second: number): [number, number] {
  const other = first === second ? second + 1 : second;
  const divisor = gcd(first, other);
  return [first / divisor, other / divisor];
}

const proportional = family('proportional', 'Easy', (random) => {
  const kind = random.pick(['fourth', 'third', 'mean'] as const);
  if (kind === 'fourth') {
    const [a, b] = coprime(random.int(2, 12), random.int(2, 12));
    const [scale, times] = [random.int(1, 4), random.int(2, 9)];
    const [first, second, third] = [a * scale, b * scale, a * times];
    const answer = b * times;
    return numberItem(random, {
      question: `What is the fourth proportional to ${first}, ${second} and ${third}?`,
      right: answer,
      mistakes: [(first * third) / second, third + second - first, answer + second],
      explanation: `${first} : ${second} = ${third} : x gives x = ${second} × ${third} ÷ ${first} = ${answer}.`,
    });
  }
  const [a, b] = [random.int(2, 12), random.int(2, 12)];
  const scale = random.int(1, 4);
  const small = scale * Math.min(a, b === a ? b + 1 : b) ** 2;
  const large = scale * Math.max(a, b === a ? b + 1 : b) ** 2;
  const mean = Math.sqrt(small * large);
  return kind === 'mean'
    ? numberItem(random, {
        question: `What is the mean proportional between ${small} and ${large}?`,
        right: mean,
        mistakes: [(small + large) / 2, large - small, mean * 2],
        explanation: `${small} : x = x : ${large} gives x² = ${small} × ${large} = ${small * large}, so x = ${mean}.`,
      })
    : numberItem(random, {
        question: `What is the third proportional to ${small} and ${mean}?`,
        right: large,
        mistakes: [2 * mean - small, small + mean, (small * small) / mean, large + small],
        explanation: `${small} : ${mean} = ${mean} : x gives x = ${mean} × ${mean} ÷ ${small} = ${large}.`,
      });
});

const coins = family('coins-in-ratio', 'Moderate', (random) => {
  const [a, b, c] = random.pick([
    [2, 3, 4],
    [3, 4, 5],
    [5, 3, 2],
    [4, 5, 6],
    [1, 2, 3],
    [6, 4, 1],
    [3, 2, 5],
    [5, 6, 4],
  ] as const);
  const [p, q, r] = random.pick([
    [1, 2, 5],
    [10, 5, 2],
    [1, 5, 10],
    [20, 10, 5],
  ] as const);
  const groups = random.int(5, 40);
  const value = a * p + b * q + c * r;
  const box = random.pick(['bag', 'piggy bank', 'cash box', 'donation box']);
  return numberItem(random, {
    question: `A ${box} holds ₹${p}, ₹${q} and ₹${r} coins in the ratio ${a} : ${b} : ${c}. Their total value is ${rupees(groups * value)}. How many ₹${q} coins are there?`,
    right: b * groups,
    mistakes: [a * groups, c * groups, (a + b + c) * groups, (b + 1) * groups],
    explanation: `Take a group of ${a}, ${b} and ${c} such coins: its value is ${a} × ${p} + ${b} × ${q} + ${c} × ${r} = ${rupees(value)}. There are ${rupees(groups * value)} ÷ ${rupees(value)} = ${groups} such groups, so there are ${b} × ${groups} = ${b * groups} coins of ₹${q}.`,
  });
});

const incomesAndSpending = family('incomes-and-spending', 'Hard', (random) => {
  const [a, b] = random.pick([
    [5, 4],
    [4, 3],
    [7, 5],
    [9, 7],
    [3, 2],
    [8, 5],
  ] as const);
  const [c, d] = random.pick(
    [
      [3, 2],
      [2, 1],
      [5, 3],
      [7, 4],
      [9, 5],
      [5, 2],
    ].filter(([more = 0, less = 0]) => b * more > a * less),
  ) as [number, number];
  const determinant = b * c - a * d;
  const size = 250 * random.int(4, 24);
  const savings = size * determinant;
  const unit = size * (c - d);
  const [one, other] = twoNames(random);
  const spending = (a * unit - savings) / c;
  const isFirst = random.int(0, 1) === 1;
  return numberItem(random, {
    question: `The monthly incomes of ${one} and ${other} are in the ratio ${a} : ${b} and their monthly expenses in the ratio ${c} : ${d}. If each saves ${rupees(savings)} a month, what is the monthly income of ${isFirst ? one : other}?`,
    right: (isFirst ? a : b) * unit,
    mistakes: [
      (isFirst ? b : a) * unit,
      (isFirst ? c : d) * spending,
      (isFirst ? a : b) * savings,
      (isFirst ? a : b) * unit + savings,
    ],
    write: rupees,
    explanation: `Let the incomes be ${a}x and ${b}x. Then (${a}x − ${figure(savings)}) : (${b}x − ${figure(savings)}) = ${c} : ${d}, so ${d === 1 ? '' : d}(${a}x − ${figure(savings)}) = ${c}(${b}x − ${figure(savings)}) and ${determinant === 1 ? '' : determinant}x = ${figure(savings * (c - d))}, x = ${figure(unit)}. The income of ${isFirst ? one : other} is ${isFirst ? a : b} × ${figure(unit)} = ${rupees((isFirst ? a : b) * unit)}.`,
  });
});

const addedToBoth = family('added-to-both-terms', 'Moderate', (random) => {
  const [a, b] = random.pick([
    [2, 3],
    [3, 5],
    [5, 7],
    [4, 7],
    [3, 4],
    [5, 8],
    [1, 2],
    [2, 5],
    [7, 9],
  ] as const);
  const unit = random.int(3, 15);
  const added = random.int(2, 20);
  const sides = ratio(a * unit + added, b * unit + added);
  const isLarger = random.int(0, 1) === 1;
  const [first, second] = sides.split(' : ').map(Number) as [number, number];
  const answer = (isLarger ? b : a) * unit;
  return numberItem(random, {
    question: `Two numbers are in the ratio ${a} : ${b}. If ${added} is added to each, the ratio becomes ${sides}. What is the ${isLarger ? 'larger' : 'smaller'} number?`,
    right: answer,
    mistakes: [(isLarger ? a : b) * unit, answer + added, (isLarger ? second : first) * unit],
    explanation: `Let the numbers be ${a}x and ${b}x. (${a}x + ${added})/(${b}x + ${added}) = ${first}/${second} gives ${second}(${a}x + ${added}) = ${first}(${b}x + ${added}), so x = ${unit}. The ${isLarger ? 'larger' : 'smaller'} number is ${isLarger ? b : a} × ${unit} = ${answer}.`,
  });
});

const partnership = quantitative('Partnership')(
  'partners-for-different-times',
  'Moderate',
  (random) => {
    const [first, second] = [1000 * random.int(4, 20), 1000 * random.int(4, 20)];
    const late = random.int(2, 8);
    const [one, other] = twoNames(random);
    const [a = 1, b = 1] = ratio(first * 12, second * (12 - late))
      .split(' : ')
      .map(Number);
    const unit = 200 * Math.max(1, Math.round(random.int(20, 120) / (a + b)));
    const profit = unit * (a + b);
    return numberItem(random, {
      question: `${one} starts a business with ${rupees(first)}. ${other} joins after ${late} months with ${rupees(second)}. At the end of the year the profit is ${rupees(profit)}. What is ${other}’s share?`,
      right: b * unit,
      mistakes: [
        a * unit,
        Math.round((profit * second) / (first + second)),
        Math.round((profit * second * late) / (first * 12 + second * late)),
        Math.round(profit / 2),
      ],
      write: rupees,
      explanation: `Capital counts for the months it is used: ${rupees(first)} × 12 and ${rupees(second)} × ${12 - late}, which is ${a} : ${b}. ${other}’s share is ${b}/${a + b} of ${rupees(profit)} = ${rupees(b * unit)}.`,
    });
  },
);

const threePartners = quantitative('Partnership')('three-partners', 'Easy', (random) => {
  const [a, b, c] = random.shuffle([2, 3, 4, 5, 6, 7, 8, 9]) as [number, number, number];
  const capital = 1000 * random.int(2, 8);
  const unit = (capital / 20) * random.int(2, 9);
  const [one, two, three] = threeNames(random);
  const total = (a + b + c) * unit;
  return numberItem(random, {
    question: `${one}, ${two} and ${three} invest ${rupees(a * capital)}, ${rupees(b * capital)} and ${rupees(c * capital)} in a business for the same time. Out of a profit of ${rupees(total)}, how much does ${two} get?`,
    right: b * unit,
    mistakes: [a * unit, c * unit, Math.round(total / 3), (b + 1) * unit],
    write: rupees,
    explanation: `The profit is divided in the ratio of the capitals, ${a} : ${b} : ${c}. ${two} gets ${b}/${a + b + c} of ${rupees(total)} = ${rupees(b * unit)}.`,
  });
});

export const ratioFamilies: readonly Family[] = [
  shareInRatio,
  shareDifference,
  compoundRatio,
  proportional,
  coins,
  incomesAndSpending,
  addedToBoth,
  partnership,
  threePartners,
];
