import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { person, twoNames } from '../../people.ts';
import { counted, figure, mixed, rupees } from '../../wording.ts';

const family = quantitative('Percentages');

const percentOfNumber = family('percent-of-number', 'Easy', (random) => {
  const percent = 5 * random.int(3, 17);
  const number = 20 * random.int(6, 60);
  const answer = (number * percent) / 100;
  return numberItem(random, {
    question: `What is ${percent}% of ${number}?`,
    right: answer,
    mistakes: [number - answer, answer + percent, answer * 2],
    explanation: `${percent}% means ${percent}/100, so the value is ${number} × ${percent}/100 = ${figure(answer)}.`,
  });
});

const percentOfUnknown = family('percent-of-unknown', 'Easy', (random) => {
  const known = 5 * random.int(2, 16);
  const asked = random.pick([10, 15, 20, 25, 30, 35, 40, 45, 60, 75].filter((p) => p !== known));
  const number = 20 * random.int(5, 60);
  const part = (number * known) / 100;
  const answer = (number * asked) / 100;
  return numberItem(random, {
    question: `If ${known}% of a number is ${part}, what is ${asked}% of the same number?`,
    right: answer,
    mistakes: [number, (part * asked) / 100, part + asked - known, (number * (100 - asked)) / 100],
    explanation: `The number is ${part} × 100/${known} = ${number}, and ${asked}% of it is ${number} × ${asked}/100 = ${figure(answer)}.`,
  });
});

const successiveChange = family('successive-change', 'Moderate', (random) => {
  const rise = 10 * random.int(1, 5);
  const fall = 10 * random.int(1, 4);
  const price = 100 * random.int(14, 60);
  const item = random.pick(['cycle', 'mixer', 'ceiling fan', 'study table', 'pressure cooker']);
  const end = (price * (100 + rise) * (100 - fall)) / 10_000;
  const raised = (price * (100 + rise)) / 100;
  return numberItem(random, {
    question: `The price of a ${item} is ${rupees(price)}. It is raised by ${rise}% and then lowered by ${fall}%. What is the final price?`,
    right: end,
    mistakes: [
      (price * (100 + rise - fall)) / 100,
      (price * (100 - rise) * (100 + fall)) / 10_000,
      raised,
      (price * (100 - fall)) / 100,
    ],
    write: rupees,
    explanation: `After the rise the price is ${rupees(price)} × ${100 + rise}/100 = ${rupees(raised)}. The fall is taken on this new price: ${rupees(raised)} × ${100 - fall}/100 = ${rupees(end)}.`,
  });
});

const passMarks = family('pass-marks', 'Moderate', (random) => {
  const total = 50 * random.int(6, 18);
  const percent = random.pick([30, 32, 34, 36, 38, 40, 44]);
  const pass = (total * percent) / 100;
  const short = random.int(8, 35);
  const scored = pass - short;
  return numberItem(random, {
    question: `A student needs ${percent}% of the total marks to pass. She scores ${scored} marks and fails by ${counted(short, 'mark')}. What are the total marks?`,
    right: total,
    mistakes: [Math.round((scored * 100) / percent), pass * 2, total + 100],
    explanation: `The pass mark is ${scored} + ${short} = ${pass}. If ${percent}% of the total is ${pass}, the total is ${pass} × 100/${percent} = ${total}.`,
  });
});

const moreAndLess = family('percent-more-and-less', 'Moderate', (random) => {
  const percent = random.pick([10, 20, 25, 30, 40, 50, 60]);
  const [first, second] = twoNames(random);
  const thing = random.pick(['salary', 'monthly income', 'rent', 'score']);
  const isMore = random.int(0, 1) === 1;
  const base = isMore ? 100 + percent : 100 - percent;
  const [said, asked] = isMore ? ['more', 'less'] : ['less', 'more'];
  const write = (top: number, bottom: number): string => `${mixed(top, bottom)}%`;
  return {
    question: `${first}’s ${thing} is ${percent}% ${said} than ${second}’s. By what percent is ${second}’s ${thing} ${asked} than ${first}’s?`,
    right: write(100 * percent, base),
    wrong: [
      write(percent, 1),
      write(100 * percent, 200 - base),
      write(percent, 2),
      write(100 - percent, 1),
    ],
    explanation: `Take ${second}’s ${thing} as 100; then ${first}’s is ${base}. The difference of ${percent} is now compared with ${base}: ${percent}/${base} × 100 = ${write(100 * percent, base)}.`,
  };
});

const priceAndQuantity = family('price-cut-and-quantity', 'Hard', (random) => {
  const fall = random.pick([10, 20, 25, 40, 50]);
  const reduced = random.int(2, 12) * (100 - fall) * (fall === 25 ? 0.2 : 0.1);
  const price = (reduced * 100) / (100 - fall);
  const extra = random.int(2, 9);
  const money = (reduced * extra * 100) / fall;
  const item = random.pick(['rice', 'sugar', 'wheat flour', 'gram', 'groundnuts']);
  const isReduced = random.int(0, 1) === 1;
  return numberItem(random, {
    question: `When the price of ${item} falls by ${fall}%, a family can buy ${extra} kg more for ${rupees(money)}. What is the ${isReduced ? 'reduced' : 'original'} price of ${item} per kg?`,
    right: isReduced ? reduced : price,
    mistakes: [
      isReduced ? price : reduced,
      (price * (100 + fall)) / 100,
      (reduced * (100 - fall)) / 100,
    ],
    write: rupees,
    explanation: `The fall saves ${fall}% of ${rupees(money)} = ${rupees((money * fall) / 100)}, which buys the ${extra} kg more. So the reduced price is ${rupees((money * fall) / 100)} ÷ ${extra} = ${rupees(reduced)} per kg, and the original price was ${rupees(reduced)} × 100/${100 - fall} = ${rupees(price)}.`,
  });
});

const electionVotes = family('election-votes', 'Moderate', (random) => {
  const share = random.int(52, 70);
  const invalid = random.pick([5, 10, 20]);
  const total = 1000 * random.int(4, 40);
  const valid = (total * (100 - invalid)) / 100;
  const margin = (valid * (2 * share - 100)) / 100;
  return numberItem(random, {
    question: `In an election between two candidates, ${invalid}% of the votes polled were invalid. The winner got ${share}% of the valid votes and won by ${figure(margin)} votes. How many votes were polled?`,
    right: total,
    mistakes: [valid, (margin * 100) / share, Math.round((valid * (100 - invalid)) / 100)],
    explanation: `The loser got ${100 - share}% of the valid votes, so the margin is ${share}% − ${100 - share}% = ${2 * share - 100}% of them. Valid votes = ${figure(margin)} × 100/${2 * share - 100} = ${figure(valid)}. These are ${100 - invalid}% of all votes: ${figure(valid)} × 100/${100 - invalid} = ${figure(total)}.`,
  });
});

const populationGrowth = family('population-growth', 'Moderate', (random) => {
  const rate = random.pick([4, 5, 10, 15, 20, 25]);
  const before = (rate === 15 ? 4000 : 5000) * random.int(2, 40);
  const now = (before * (100 + rate) ** 2) / 10_000;
  const isPast = random.int(0, 1) === 1;
  const [known, answer] = isPast ? [now, before] : [before, now];
  return numberItem(random, {
    question: isPast
      ? `The population of a town grew by ${rate}% in each of the last 2 years and is now ${figure(known)}. What was it 2 years ago?`
      : `The population of a town is ${figure(known)} and grows by ${rate}% every year. What will it be after 2 years?`,
    right: answer,
    mistakes: [
      isPast ? (known * (100 - 2 * rate)) / 100 : (known * (100 + 2 * rate)) / 100,
      isPast ? (known * 100) / (100 + rate) : (known * (100 + rate)) / 100,
      isPast ? (known * (100 - rate) ** 2) / 10_000 : (known * (100 + rate) ** 3) / 1e6,
    ],
    explanation: isPast
      ? `Each year multiplies the population by ${100 + rate}/100, so 2 years ago it was ${figure(known)} × 100/${100 + rate} × 100/${100 + rate} = ${figure(answer)}.`
      : `Each year multiplies the population by ${100 + rate}/100: ${figure(known)} × ${100 + rate}/100 × ${100 + rate}/100 = ${figure(answer)}.`,
  });
});

const salaryAndSavings = family('salary-and-savings', 'Moderate', (random) => {
  const rent = 5 * random.int(2, 8);
  const food = 5 * random.int(3, 10);
  const salary = 2000 * random.int(8, 40);
  const afterRent = (salary * (100 - rent)) / 100;
  const saved = (afterRent * (100 - food)) / 100;
  const { name, his } = person(random);
  return numberItem(random, {
    question: `${name} spends ${rent}% of ${his} monthly salary on rent and ${food}% of the rest on the household. The remaining ${rupees(saved)} is saved. What is ${his} monthly salary?`,
    right: salary,
    mistakes: [Math.round((saved * 100) / (100 - rent - food)), afterRent, (saved * 100) / food],
    write: rupees,
    explanation: `After the rent ${100 - rent}% of the salary is left, and ${100 - food}% of that is saved: ${100 - rent}/100 × ${100 - food}/100 × salary = ${rupees(saved)}. So the salary is ${rupees(saved)} × 100/${100 - food} × 100/${100 - rent} = ${rupees(salary)}.`,
  });
});

const failedInBoth = family('failed-in-both', 'Moderate', (random) => {
  const both = random.int(5, 20);
  const first = both + random.int(6, 25);
  const second = both + random.int(6, 25);
  const passed = 100 - (first + second - both);
  const [a, b] = random.pick([
    ['Mathematics', 'English'],
    ['Science', 'Hindi'],
    ['Mathematics', 'Science'],
    ['History', 'Geography'],
  ] as const);
  return numberItem(random, {
    question: `In an examination ${first}% of the students failed in ${a}, ${second}% failed in ${b} and ${both}% failed in both. What percent of the students passed in both subjects?`,
    right: passed,
    mistakes: [100 - first - second, 100 - both, passed - both, first + second - both],
    below: 100,
    write: (value) => `${value}%`,
    explanation: `Those who failed in at least one subject are ${first} + ${second} − ${both} = ${first + second - both}%, because those who failed in both are counted twice in the sum. The rest, 100 − ${first + second - both} = ${passed}%, passed in both.`,
  });
});

const freshAndDry = family('fresh-and-dry-fruit', 'Hard', (random) => {
  const [fresh, dry] = random.pick([
    [90, 20],
    [80, 20],
    [68, 20],
    [85, 25],
    [70, 10],
    [76, 4],
    [82, 10],
    [88, 4],
    [90, 4],
    [84, 20],
  ] as const);
  const fruit = random.pick(['grapes', 'apricots', 'figs', 'plums']);
  const weight = random.pick(
    Array.from({ length: 60 }, (_, index) => 5 * index + 20).filter((kilograms) =>
      Number.isInteger((2 * kilograms * (100 - fresh)) / (100 - dry)),
    ),
  );
  const dried = (weight * (100 - fresh)) / (100 - dry);
  return numberItem(random, {
    question: `Fresh ${fruit} contain ${fresh}% water by weight and dried ${fruit} contain ${dry}%. How many kilograms of dried ${fruit} are obtained from ${weight} kg of fresh ones?`,
    right: dried,
    mistakes: [
      (weight * (100 - fresh)) / 100,
      (weight * (100 - fresh + dry)) / 100,
      Number(((weight * dry) / fresh).toFixed(2)),
    ],
    write: (value) => `${figure(value)} kg`,
    explanation: `The solid part, ${100 - fresh}% of ${weight} kg = ${figure((weight * (100 - fresh)) / 100)} kg, does not change. It is ${100 - dry}% of the dried fruit: ${figure((weight * (100 - fresh)) / 100)} × 100/${100 - dry} = ${figure(dried)} kg.`,
  });
});

const commission = family('commission-in-slabs', 'Hard', (random) => {
  const low = random.int(3, 6);
  const high = low + random.int(1, 4);
  const limit = 5000 * random.int(2, 8);
  const sales = limit + 1000 * random.int(3, 40);
  const earned = (limit * low + (sales - limit) * high) / 100;
  const { name, he } = person(random);
  return numberItem(random, {
    question: `${name} is paid a commission of ${low}% on sales up to ${rupees(limit)} and of ${high}% on what is sold beyond that. In one month ${he} earns a commission of ${rupees(earned)}. What are the total sales of that month?`,
    right: sales,
    mistakes: [
      sales - limit,
      Math.round((earned * 100) / high),
      Math.round((earned * 100) / low),
      sales + limit,
    ],
    write: rupees,
    explanation: `The first ${rupees(limit)} bring ${low}% = ${rupees((limit * low) / 100)}. The other ${rupees(earned - (limit * low) / 100)} of the commission is ${high}% of the sales beyond, which are ${rupees(earned - (limit * low) / 100)} × 100/${high} = ${rupees(sales - limit)}. Total sales = ${rupees(limit)} + ${rupees(sales - limit)} = ${rupees(sales)}.`,
  });
});

const productChange = family('product-of-two-changes', 'Moderate', (random) => {
  const rise = 5 * random.int(1, 12);
  const fall = random.pick([4, 8, 10, 15, 20, 25, 30, 40]);
  const change = rise - fall - (rise * fall) / 100;
  const [first, second, product] = random.pick([
    ['The length of a rectangle is increased', 'its breadth is decreased', 'its area'],
    [
      'The price of a newspaper is raised',
      'the number of copies sold falls',
      'the income from sales',
    ],
    ['The daily wage of workers is raised', 'their number is reduced', 'the total wage bill'],
    [
      'The price of cooking gas rises',
      'a household cuts its use',
      'the household’s spending on gas',
    ],
  ] as const);
  const write = (value: number): string =>
    value === 0
      ? 'It does not change'
      : `It ${value > 0 ? 'increases' : 'decreases'} by ${figure(Math.abs(value))}%`;
  return {
    question: `${first} by ${rise}% and ${second} by ${fall}%. How does ${product} change?`,
    right: write(change),
    wrong: [
      write(rise - fall),
      write(-change),
      write(rise - fall + (rise * fall) / 100),
      write(change + 2),
      write(change - 2),
    ],
    explanation: `Take both as 100 before: the product was 100 × 100 = 10,000 and becomes ${100 + rise} × ${100 - fall} = ${figure((100 + rise) * (100 - fall))}, that is ${figure(100 + change)}% of what it was. ${write(change)}.`,
  };
});

export const percentageFamilies: readonly Family[] = [
  percentOfNumber,
  percentOfUnknown,
  successiveChange,
  passMarks,
  moreAndLess,
  priceAndQuantity,
  electionVotes,
  populationGrowth,
  salaryAndSavings,
  failedInBoth,
  freshAndDry,
  commission,
  productChange,
];
