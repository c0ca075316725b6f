import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { person } from '../../people.ts';
import { counted, rupees } from '../../wording.ts';

const family = quantitative('Simple and Compound Interest');

const perYear = (value: number): string => `${value}%`;
const years = (value: number): string => counted(value, 'year');

const simpleInterest = family('simple-interest', 'Easy', (random) => {
  const principal = 500 * random.int(3, 40);
  const rate = random.int(4, 12);
  const time = random.int(2, 6);
  const interest = (principal * rate * time) / 100;
  return numberItem(random, {
    question: `What is the simple interest on ${rupees(principal)} at ${rate}% a year for ${time} years?`,
    right: interest,
    mistakes: [
      (principal * rate) / 100,
      (principal * rate * (time + 1)) / 100,
      (principal * (rate + 1) * time) / 100,
    ],
    write: rupees,
    explanation: `Simple interest = principal × rate × years ÷ 100 = ${rupees(principal)} × ${rate} × ${time} ÷ 100 = ${rupees(interest)}.`,
  });
});

const compoundInterest = family('compound-interest', 'Moderate', (random) => {
  const principal = 10_000 * random.int(1, 15);
  const rate = random.int(3, 15);
  const interest = (principal * ((100 + rate) ** 2 - 10_000)) / 10_000;
  const simple = (principal * rate * 2) / 100;
  return numberItem(random, {
    question: `What is the compound interest on ${rupees(principal)} at ${rate}% a year for 2 years, compounded yearly?`,
    right: interest,
    mistakes: [simple, simple / 2, simple + 2 * (interest - simple)],
    write: rupees,
    explanation: `The amount is ${rupees(principal)} × (1 + ${rate}/100)² = ${rupees(principal + interest)}; the interest is ${rupees(principal + interest)} − ${rupees(principal)} = ${rupees(interest)}.`,
  });
});

const principalFromInterest = family('principal-from-interest', 'Easy', (random) => {
  const principal = 400 * random.int(3, 50);
  const rate = random.pick([4, 5, 6, 7.5, 8, 9, 10, 12, 12.5]);
  const time = random.int(2, 7);
  const interest = (principal * rate * time) / 100;
  return numberItem(random, {
    question: `A sum earns a simple interest of ${rupees(interest)} in ${time} years at ${rate}% a year. What is the sum?`,
    right: principal,
    mistakes: [
      (interest * 100) / (rate * (time + 1)),
      (interest * 100) / (rate * (time - 1)),
      principal + interest,
      principal - interest,
    ],
    write: rupees,
    explanation: `Principal = interest × 100 ÷ (rate × years) = ${rupees(interest)} × 100 ÷ (${rate} × ${time}) = ${rupees(principal)}.`,
  });
});

const rateFromAmount = family('rate-from-amount', 'Easy', (random) => {
  const principal = 500 * random.int(4, 40);
  const rate = random.int(3, 15);
  const time = random.int(2, 6);
  const amount = principal + (principal * rate * time) / 100;
  return numberItem(random, {
    question: `At what rate of simple interest a year does ${rupees(principal)} amount to ${rupees(amount)} in ${time} years?`,
    right: rate,
    mistakes: [rate + 1, rate - 1, rate + 2, rate - 2],
    write: perYear,
    explanation: `The interest is ${rupees(amount)} − ${rupees(principal)} = ${rupees(amount - principal)}. Rate = interest × 100 ÷ (principal × years) = ${rupees(amount - principal)} × 100 ÷ (${rupees(principal)} × ${time}) = ${rate}%.`,
  });
});

const twoAmounts = family('two-amounts-at-simple-interest', 'Moderate', (random) => {
  const principal = 200 * random.int(8, 60);
  const rate = random.int(4, 15);
  const first = random.int(2, 4);
  const second = first + random.int(1, 4);
  const yearly = (principal * rate) / 100;
  const [early, late] = [principal + yearly * first, principal + yearly * second];
  const isRate = random.int(0, 1) === 1;
  const explanation = `In the ${counted(second - first, 'year')} between, the interest is ${rupees(late)} − ${rupees(early)} = ${rupees(late - early)}, so a year brings ${rupees(yearly)}. The sum is ${rupees(early)} − ${first} × ${rupees(yearly)} = ${rupees(principal)}`;
  const stem = `A sum at simple interest amounts to ${rupees(early)} in ${first} years and to ${rupees(late)} in ${second} years.`;
  if (isRate) {
    return numberItem(random, {
      question: `${stem} What is the rate of interest a year?`,
      right: rate,
      mistakes: [rate + 1, rate - 1, rate + 2],
      write: perYear,
      explanation: `${explanation} and the rate is ${rupees(yearly)} ÷ ${rupees(principal)} × 100 = ${rate}%.`,
    });
  }
  return numberItem(random, {
    question: `${stem} What is the sum?`,
    right: principal,
    mistakes: [early - yearly, principal - yearly, early - (late - early), late - early],
    write: rupees,
    explanation: `${explanation}.`,
  });
});

const timesItself = family('sum-becomes-times-itself', 'Moderate', (random) => {
  const first = random.int(2, 4);
  const second = random.pick([3, 4, 5, 6, 7, 8, 9].filter((times) => times > first));
  const unit = random.int(2, 9);
  const time = unit * (first - 1);
  const answer = unit * (second - 1);
  const words = ['', '', 'double', 'three times', 'four times', 'five times', 'six times'];
  const write = (times: number): string => words[times] ?? `${figureWord(times)} times`;
  const { name } = person(random);
  const start = random.pick([
    'A sum of money',
    'A deposit',
    `${name}’s deposit`,
    'Money lent by a bank',
  ]);
  return numberItem(random, {
    question: `${start} becomes ${write(first)} ${first === 2 ? 'itself' : 'its value'} in ${years(time)} at simple interest. In how many years from the start does it become ${write(second)} ${first === 2 ? 'itself' : 'its value'} at the same rate?`,
    right: answer,
    mistakes: [(time * second) / first, unit * second, time + second - first, answer + time],
    write: years,
    explanation: `To become ${first} times, interest of ${counted(first - 1, 'time')} the sum is earned in ${years(time)}, so interest equal to the sum takes ${years(unit)}. To become ${second} times, interest of ${second - 1} times the sum is needed: ${second - 1} × ${unit} = ${years(answer)}.`,
  });
});

function figureWord(times: number): string {
  return ['seven', 'eight', 'nine'][times - 7] ?? String(times);
}

const differenceOfInterests = family('compound-minus-simple', 'Moderate', (random) => {
  const rate = random.pick([4, 5, 6, 8, 10, 12, 15, 20]);
  const principal = 2500 * random.int(2, 40);
  const difference = (principal * rate * rate) / 10_000;
  const isPrincipal = random.int(0, 1) === 1;
  const known = `For 2 years at ${rate}% a year, compounded yearly, compound interest exceeds simple interest by the interest on the first year’s interest: principal × (${rate}/100)²`;
  return isPrincipal
    ? numberItem(random, {
        question: `The compound interest on a sum for 2 years at ${rate}% a year, compounded yearly, is ${rupees(difference)} more than the simple interest. What is the sum?`,
        right: principal,
        mistakes: [(difference * 100) / rate, principal * 2, principal / 2],
        write: rupees,
        explanation: `${known} = ${rupees(difference)}. So the sum is ${rupees(difference)} × (100/${rate})² = ${rupees(principal)}.`,
      })
    : numberItem(random, {
        question: `What is the difference between the compound interest, compounded yearly, and the simple interest on ${rupees(principal)} for 2 years at ${rate}% a year?`,
        right: difference,
        mistakes: [(principal * rate) / 100, difference * 2, difference / 2],
        write: rupees,
        explanation: `${known} = ${rupees(principal)} × ${rate * rate}/10,000 = ${rupees(difference)}.`,
      });
});

const halfYearly = family('half-yearly-compounding', 'Moderate', (random) => {
  const rate = 2 * random.pick([2, 3, 4, 5, 6, 10]);
  const half = rate / 2;
  const principal = 10_000 * random.int(1, 25);
  const interest = (principal * ((100 + half) ** 2 - 10_000)) / 10_000;
  return numberItem(random, {
    question: `What is the compound interest on ${rupees(principal)} for 1 year at ${rate}% a year, compounded half-yearly?`,
    right: interest,
    mistakes: [
      (principal * rate) / 100,
      (principal * ((100 + rate) ** 2 - 10_000)) / 10_000,
      (principal * half) / 100,
    ],
    write: rupees,
    explanation: `There are 2 half-years at ${half}% each: ${rupees(principal)} × ${100 + half}/100 × ${100 + half}/100 = ${rupees(principal + interest)}. The interest is ${rupees(principal + interest)} − ${rupees(principal)} = ${rupees(interest)}.`,
  });
});

const threeYears = family('compound-amount-three-years', 'Moderate', (random) => {
  const rate = random.pick([5, 10, 20]);
  const principal = 8000 * random.int(1, 30);
  const amount = (principal * (100 + rate) ** 3) / 1e6;
  const isInterest = random.int(0, 1) === 1;
  const answer = isInterest ? amount - principal : amount;
  const [two, simple] = [
    (principal * (100 + rate) ** 2) / 10_000,
    principal + (3 * principal * rate) / 100,
  ];
  const taken = isInterest ? principal : 0;
  return numberItem(random, {
    question: isInterest
      ? `What is the compound interest on ${rupees(principal)} for 3 years at ${rate}% a year, compounded yearly?`
      : `To what amount does ${rupees(principal)} grow in 3 years at ${rate}% a year, compounded yearly?`,
    right: answer,
    mistakes: [simple - taken, two - taken, answer + principal / 100],
    write: rupees,
    explanation: `The amount is ${rupees(principal)} × (${100 + rate}/100)³ = ${rupees(amount)}${isInterest ? `, so the interest is ${rupees(amount)} − ${rupees(principal)} = ${rupees(answer)}` : ''}.`,
  });
});

const twoCompoundAmounts = family('rate-from-compound-amounts', 'Hard', (random) => {
  const rate = random.pick([4, 5, 8, 10, 12, 15, 20, 25]);
  const first = random.int(2, 4);
  const early = 500 * random.int(4, 60);
  const late = (early * (100 + rate)) / 100;
  return numberItem(random, {
    question: `A sum at compound interest, compounded yearly, amounts to ${rupees(early)} in ${first} years and to ${rupees(late)} in ${first + 1} years. What is the rate of interest a year?`,
    right: rate,
    mistakes: [rate / first, rate + 2, rate - 1, rate + 1],
    write: perYear,
    explanation: `The amount at the end of year ${first} is the principal of year ${first + 1}. Its interest is ${rupees(late)} − ${rupees(early)} = ${rupees(late - early)}, and ${rupees(late - early)} ÷ ${rupees(early)} × 100 = ${rate}%.`,
  });
});

const splitLoan = family('sum-lent-at-two-rates', 'Hard', (random) => {
  const low = random.int(4, 8);
  const high = low + random.int(2, 5);
  const total = 1000 * random.int(6, 40);
  const first = 500 * random.int(3, total / 500 - 3);
  const interest = (first * low + (total - first) * high) / 100;
  const { name, he } = person(random);
  return numberItem(random, {
    question: `${name} lends ${rupees(total)} in two parts, one at ${low}% and the other at ${high}% simple interest a year. In one year ${he} gets ${rupees(interest)} as interest in all. How much was lent at ${low}%?`,
    right: first,
    mistakes: [total - first, total / 2, first + 500, first - 500],
    write: rupees,
    explanation: `If all of it were lent at ${high}%, the interest would be ${rupees((total * high) / 100)}. The shortfall of ${rupees((total * high) / 100 - interest)} comes from the part at ${low}%, which earns ${high - low}% less: ${rupees((total * high) / 100 - interest)} × 100/${high - low} = ${rupees(first)}.`,
  });
});

export const interestFamilies: readonly Family[] = [
  simpleInterest,
  compoundInterest,
  principalFromInterest,
  rateFromAmount,
  twoAmounts,
  timesItself,
  differenceOfInterests,
  halfYearly,
  threeYears,
  twoCompoundAmounts,
  splitLoan,
];
