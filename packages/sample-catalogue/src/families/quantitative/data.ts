import { quantitative } from '../../family-builder.ts';
import type { Family } from '../../family.ts';
import { NO_QUESTION, numberItem } from '../../number-item.ts';
import type { Random } from '../../random.ts';
import { counted, figure, ratio, rupees } from '../../wording.ts';

const family = quantitative('Data Interpretation');
const statistics = quantitative('Statistics');

const percent = (value: number): string => `${figure(value)}%`;

/** A row of figures with its names: '120 in 2021, 150 in 2022 and 90 in 2023'. */
function row({ names, values }: Report): string {
  const parts = names.map(
    (name, index) => `${figure(values[index] ?? 0)} ${name.endsWith('day') ? 'on' : 'in'} ${name}`,
  );
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

interface Report {
  intro: string;
  names: readonly string[];
  values: number[];
  noun: string;
}

/** A small table, told in a sentence. */
function report(random: Random, values: number[], isOverTime = false): Report {
  const start = random.int(2015, 2020);
  const years = Array.from({ length: 5 }, (_, index) => String(start + index));
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const months = ['April', 'May', 'June', 'July', 'August'];
  const villages = ['Ambapur', 'Belgaon', 'Chandpur', 'Devgarh', 'Ekta Nagar'];
  const reports: readonly Omit<Report, 'values'>[] = [
    { intro: 'A factory made these numbers of bicycles', names: years, noun: 'bicycles' },
    { intro: 'A publisher sold these numbers of books', names: years, noun: 'books' },
    {
      intro: 'A coaching centre admitted these numbers of students',
      names: years,
      noun: 'students',
    },
    { intro: 'A shop sold these numbers of fans', names: months, noun: 'fans' },
    { intro: 'A library lent these numbers of books', names: days, noun: 'books' },
    { intro: 'There are these numbers of voters', names: villages, noun: 'voters' },
  ];
  const chosen = random.pick(isOverTime ? reports.slice(0, -1) : reports);
  return { ...chosen, values };
}

/** Five different multiples of a step. */
function fiveValues(random: Random, step: number): number[] {
  return random.shuffle(Array.from({ length: 24 }, (_, index) => (index + 6) * step)).slice(0, 5);
}

const averageOfRow = family('average-of-row', 'Easy', (random) => {
  const told = report(random, fiveValues(random, 10 * random.int(1, 5)));
  const { values, noun } = told;
  const average = total(values) / 5;
  return numberItem(random, {
    question: `${told.intro}: ${row(told)}. What is the average number of ${noun}?`,
    right: average,
    mistakes: [total(values) / 4, (Math.max(...values) + Math.min(...values)) / 2, values[2] ?? 0],
    explanation: `The five figures add up to ${figure(total(values))}, so the average is ${figure(total(values))} ÷ 5 = ${figure(average)}.`,
  });
});

const shareOfRow = family('share-of-total', 'Moderate', (random) => {
  const shares = random.shuffle(
    random.pick([
      [30, 25, 20, 15, 10],
      [35, 24, 18, 15, 8],
      [28, 24, 22, 16, 10],
      [32, 26, 18, 14, 10],
      [40, 22, 16, 12, 10],
      [36, 20, 19, 15, 10],
    ]),
  );
  const sum = 100 * random.int(4, 30);
  const told = report(
    random,
    shares.map((share) => (share * sum) / 100),
  );
  const place = random.int(0, 4);
  const value = told.values[place] ?? 0;
  const answer = shares[place] ?? 0;
  return numberItem(random, {
    question: `${told.intro}: ${row(told)}. What percent of the total is the figure for ${told.names[place]}?`,
    right: answer,
    mistakes: [(100 * value) / (sum - value), 20, answer + 5, answer - 5],
    below: 100,
    write: percent,
    explanation: `All five together are ${figure(sum)}. ${figure(value)} of ${figure(sum)} is ${figure(value)}/${figure(sum)} × 100 = ${percent(answer)}.`,
  });
});

const growthInRow = family('growth-between-years', 'Easy', (random) => {
  const told = report(random, fiveValues(random, 20), true);
  const { names, values } = told;
  const first = random.int(0, 3);
  const [from, to] = [values[first] ?? 1, values[first + 1] ?? 1];
  const change = (100 * (to - from)) / from;
  const back = (100 * (to - from)) / to;
  return Number.isInteger(change * 2) && Math.abs(change) <= 150
    ? numberItem(random, {
        question: `${told.intro}: ${row(told)}. By what percent did the figure ${change > 0 ? 'rise' : 'fall'} from ${names[first]} to ${names[first + 1]}?`,
        right: Math.abs(change),
        mistakes: [Math.abs(back), Math.abs(to - from), Math.abs(change) + 5, (100 * to) / from],
        below: change > 0 ? Infinity : 100,
        write: percent,
        explanation: `The figure goes from ${figure(from)} to ${figure(to)}, a change of ${figure(Math.abs(to - from))}. Compared with ${figure(from)} that is ${figure(Math.abs(to - from))}/${figure(from)} × 100 = ${percent(Math.abs(change))}.`,
      })
    : NO_QUESTION;
});

const ratioInRow = family('ratio-of-two-entries', 'Easy', (random) => {
  const told = report(random, fiveValues(random, 10 * random.int(1, 4)));
  const { names, values } = told;
  const [a = 0, b = 1, c = 2] = random.shuffle([0, 1, 2, 3, 4]);
  const pair = (values[a] ?? 0) + (values[b] ?? 0);
  const third = values[c] ?? 1;
  const [one, two] = [Math.min(a, b), Math.max(a, b)];
  return {
    question: `${told.intro}: ${row(told)}. What is the ratio of the figures for ${names[one]} and ${names[two]} together to the figure for ${names[c]}?`,
    right: ratio(pair, third),
    wrong: [
      ratio(third, pair),
      ...random.shuffle([
        ratio(values[one] ?? 1, third),
        ratio(values[two] ?? 1, third),
        ratio(pair, total(values)),
        ratio(pair + third, third),
      ]),
    ],
    explanation: `Together they are ${figure(values[one] ?? 0)} + ${figure(values[two] ?? 0)} = ${figure(pair)}; for ${names[c]} it is ${figure(third)}. ${figure(pair)} : ${figure(third)} = ${ratio(pair, third)}.`,
  };
});

const pieChart = family('pie-chart-angle', 'Moderate', (random) => {
  const spending = 3600 * random.int(4, 20);
  const heads = random.shuffle(['food', 'rent', 'education', 'transport', 'savings']);
  const shares = random.pick([
    [30, 25, 20, 15, 10],
    [35, 25, 15, 15, 10],
    [40, 20, 15, 15, 10],
    [30, 20, 20, 20, 10],
    [25, 25, 20, 15, 15],
  ] as const);
  const [first, second] = [random.int(0, 1), random.int(2, 4)];
  const [large = 0, small = 0] = [shares[first], shares[second]];
  const amount = (spending * large) / 100;
  const kind = random.pick(['angle', 'amount', 'difference'] as const);
  const intro = `A family spends ${rupees(spending)} a month: ${heads.map((head, index) => `${shares[index]}% on ${head}`).join(', ')}.`;
  if (kind === 'angle') {
    return numberItem(random, {
      question: `${intro} What angle has the sector for ${heads[first]} in a pie chart?`,
      right: 3.6 * large,
      mistakes: [large, 1.8 * large, 360 - 3.6 * large, 3.6 * small, 36 + 3.6 * large],
      write: (value) => `${figure(value)}°`,
      explanation: `The whole circle has 360°. ${large}% of it is 360° × ${large}/100 = ${figure(3.6 * large)}°.`,
    });
  }
  const answer = kind === 'amount' ? amount : amount - (spending * small) / 100;
  return large === small
    ? NO_QUESTION
    : numberItem(random, {
        question:
          kind === 'amount'
            ? `A pie chart shows how a family spends ${rupees(spending)} a month. The sector for ${heads[first]} has an angle of ${figure(3.6 * large)}°. How much is spent on ${heads[first]}?`
            : `${intro} How much more is spent on ${heads[first]} than on ${heads[second]}?`,
        right: answer,
        mistakes: [(spending * small) / 100, spending / 5, answer + spending / 20, answer * 2],
        write: rupees,
        explanation:
          kind === 'amount'
            ? `The sector is ${figure(3.6 * large)}/360 of the circle: ${rupees(spending)} × ${figure(3.6 * large)}/360 = ${rupees(answer)}.`
            : `The shares differ by ${large} − ${small} = ${large - small}%, and ${large - small}% of ${rupees(spending)} is ${rupees(answer)}.`,
      });
});

const passRates = family('candidates-and-pass-rates', 'Hard', (random) => {
  const [p, q] = random.pick([
    ['School P', 'School Q'],
    ['Centre A', 'Centre B'],
    ['Branch X', 'Branch Y'],
    ['District M', 'District N'],
  ] as const);
  const [first, second] = [100 * random.int(3, 12), 100 * random.int(3, 12)];
  const [rateOne, rateTwo] = [random.int(40, 90), random.int(40, 90)];
  const [passedOne, passedTwo] = [(first * rateOne) / 100, (second * rateTwo) / 100];
  const overall = (100 * (passedOne + passedTwo)) / (first + second);
  const isOverall = Number.isInteger(overall * 2);
  const intro = `From ${p} ${figure(first)} candidates took an examination and ${rateOne}% of them passed; from ${q} ${figure(second)} took it and ${rateTwo}% passed.`;
  if (rateOne === rateTwo) return NO_QUESTION;
  return isOverall
    ? numberItem(random, {
        question: `${intro} What percent of all these candidates passed?`,
        right: overall,
        mistakes: [
          (rateOne + rateTwo) / 2,
          (first * rateTwo + second * rateOne) / (first + second),
          overall + 2,
        ],
        below: 100,
        write: percent,
        explanation: `${figure(passedOne)} + ${figure(passedTwo)} = ${figure(passedOne + passedTwo)} of ${figure(first + second)} candidates passed: ${percent(overall)}.`,
      })
    : numberItem(random, {
        question: `${intro} How many candidates failed in all?`,
        right: first + second - passedOne - passedTwo,
        mistakes: [
          passedOne + passedTwo,
          Math.abs(passedOne - passedTwo),
          ((first + second) * (200 - rateOne - rateTwo)) / 200,
        ],
        explanation: `${100 - rateOne}% of ${figure(first)} = ${figure(first - passedOne)} and ${100 - rateTwo}% of ${figure(second)} = ${figure(second - passedTwo)} failed, together ${figure(first + second - passedOne - passedTwo)}.`,
      });
});

const median = statistics('median', 'Easy', (random) => {
  const count = random.pick([7, 8, 9, 10]);
  const values = random
    .shuffle(Array.from({ length: 60 }, (_, index) => index + 8))
    .slice(0, count);
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(count / 2) - 1] ?? 0, sorted[Math.floor(count / 2)] ?? 0];
  const answer = (low + high) / 2;
  const unsorted =
    ((values[Math.ceil(count / 2) - 1] ?? 0) + (values[Math.floor(count / 2)] ?? 0)) / 2;
  return numberItem(random, {
    question: `What is the median of ${values.join(', ')}?`,
    right: answer,
    mistakes: [unsorted, Math.round(total(values) / count), sorted[count - 1 - 2] ?? 0, high],
    explanation: `In order the values are ${sorted.join(', ')}. ${count % 2 === 1 ? `The middle one of ${count} is ${answer}` : `The two middle ones are ${low} and ${high}; their mean is ${figure(answer)}`}.`,
  });
});

const modeFromMean = statistics('empirical-mode', 'Easy', (random) => {
  const mean = random.int(20, 60);
  const gap = random.pick([-4, -3, -2, -1, 1, 2, 3, 4]);
  const middle = mean + gap;
  const mode = 3 * middle - 2 * mean;
  const isMedian = random.int(0, 1) === 1;
  return isMedian
    ? numberItem(random, {
        question: `For a moderately skewed distribution the mean is ${mean} and the mode is ${mode}. What is its median by the empirical relation?`,
        right: middle,
        mistakes: [3 * mean - 2 * mode, (mean + mode) / 2, middle + 1, middle - 1],
        explanation: `Mode = 3 × median − 2 × mean, so the median is (${mode} + 2 × ${mean}) ÷ 3 = ${middle}.`,
      })
    : numberItem(random, {
        question: `For a moderately skewed distribution the mean is ${mean} and the median is ${middle}. What is its mode by the empirical relation?`,
        right: mode,
        mistakes: [3 * mean - 2 * middle, 2 * middle - mean, (mean + middle) / 2],
        explanation: `Mode = 3 × median − 2 × mean = 3 × ${middle} − 2 × ${mean} = ${mode}.`,
      });
});

const frequencyMean = statistics('mean-of-frequencies', 'Moderate', (random) => {
  const start = random.int(1, 10);
  const step = random.int(1, 5);
  const values = [0, 1, 2, 3].map((index) => start + index * step);
  const some = [0, 1, 2].map(() => random.int(2, 12));
  const sumOf = (counts: readonly number[]): number =>
    values.reduce((all, value, index) => all + value * (counts[index] ?? 0), 0);
  // The last count is chosen so that the mean has at most one decimal.
  const fitting = Array.from({ length: 11 }, (_, index) => [...some, index + 2]).filter((all) =>
    Number.isInteger((10 * sumOf(all)) / total(all)),
  );
  const counts = fitting.length > 0 ? random.pick(fitting) : some;
  const students = total(counts);
  const sum = sumOf(counts);
  const answer = sum / students;
  return counts.length === 4
    ? numberItem(random, {
        question: `In a test ${values.map((value, index) => `${counted(counts[index] ?? 0, 'student')} scored ${value}${index === 2 ? ' and' : index === 3 ? '' : ','}`).join(' ')}. What is the mean score?`,
        right: answer,
        mistakes: [total(values) / 4, answer + 0.5, answer - 1, answer + 1],
        explanation: `The scores add up to ${values.map((value, index) => `${counts[index]} × ${value}`).join(' + ')} = ${sum}, for ${students} students: ${sum} ÷ ${students} = ${figure(answer)}.`,
      })
    : NO_QUESTION;
});

export const dataFamilies: readonly Family[] = [
  averageOfRow,
  shareOfRow,
  growthInRow,
  ratioInRow,
  pieChart,
  passRates,
  median,
  modeFromMean,
  frequencyMean,
];
