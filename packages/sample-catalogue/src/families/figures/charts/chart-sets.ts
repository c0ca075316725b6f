import { drawBarChart, drawLineChart, drawPieChart } from '../../../drawing/charts.ts';
import type { SetFamily } from '../../../family.ts';
import type { Random } from '../../../random.ts';
import { figure, rupees } from '../../../wording.ts';
import { chooseItems, total } from './chart-items.ts';
import { PIE_ASKS, type Pie, type Whole } from './pie-questions.ts';
import { TWO_SERIES_ASKS, YEARLY_ASKS, type Story, type Told } from './two-series-questions.ts';

const DATA_INTERPRETATION = { subject: 'Quantitative Aptitude', topic: 'Data Interpretation' };
const STUDY = 'Study it and answer the questions.';

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

const PLACES: readonly Omit<Story, 'categories'>[] = [
  {
    intro: 'The bar chart shows how many boys and girls study in five schools.',
    unit: 'students',
    names: ['Boys', 'Girls'],
    in: (category) => `in school ${category}`,
    inWhich: 'In which school',
    named: (category) => `School ${category}`,
  },
  {
    intro: 'The bar chart shows how many novels and textbooks five shops sold in a month.',
    unit: 'books sold',
    names: ['Novels', 'Textbooks'],
    in: (category) => `in shop ${category}`,
    inWhich: 'In which shop',
    named: (category) => `Shop ${category}`,
  },
  {
    intro: 'The bar chart shows how many cars and scooters five dealers sold in a year.',
    unit: 'vehicles sold',
    names: ['Cars', 'Scooters'],
    in: (category) => `at dealer ${category}`,
    inWhich: 'At which dealer',
    named: (category) => `Dealer ${category}`,
  },
];

const YEARLY: readonly Omit<Story, 'categories'>[] = [
  {
    intro: 'The line chart shows how much wheat and rice a district grew in five years.',
    unit: 'thousand tonnes',
    names: ['Wheat', 'Rice'],
    in: (category) => `in ${category}`,
    inWhich: 'In which year',
    named: (category) => category,
  },
  {
    intro: 'The line chart shows the imports and exports of a company in five years.',
    unit: '₹ crore',
    names: ['Imports', 'Exports'],
    in: (category) => `in ${category}`,
    inWhich: 'In which year',
    named: (category) => category,
  },
  {
    intro: 'The line chart shows how many people visited a museum and a zoo in five years.',
    unit: 'thousand visitors',
    names: ['Museum', 'Zoo'],
    in: (category) => `in ${category}`,
    inWhich: 'In which year',
    named: (category) => category,
  },
];

/** Random numbers for a story, of which no two in a category are equal. */
function tell(story: Story, valueOf: () => number, step: number): Told {
  for (;;) {
    const [first, second] = [story.categories.map(valueOf), story.categories.map(valueOf)];
    const areDifferent = first.every((value, index) => value !== second[index]);
    if (areDifferent && new Set(first).size > 3 && new Set(second).size > 3) {
      const [a, b] = story.names;
      const series = [
        { name: a, values: first },
        { name: b, values: second },
      ] as const;
      return { ...story, step, series };
    }
  }
}

const barChart: SetFamily = {
  ...DATA_INTERPRETATION,
  name: 'bar-chart-of-two-series',
  make(random) {
    const story = { ...random.pick(PLACES), categories: LETTERS };
    const step = random.pick([20, 40, 100]);
    const told = tell(story, () => (step / 4) * random.int(4, 20), step);
    const asks = random.shuffle(TWO_SERIES_ASKS);
    const items = chooseItems(asks.map((ask) => ask(random, told)));
    if (!items) return this.make(random);
    const text = `${told.intro} ${STUDY}`;
    return { passage: { title: 'Bar chart', text, figures: [drawBarChart(told)] }, items };
  },
};

const lineChart: SetFamily = {
  ...DATA_INTERPRETATION,
  name: 'line-chart-of-two-series',
  make(random) {
    const first = random.int(2012, 2019);
    const categories = LETTERS.map((_, index) => String(first + index));
    const step = random.pick([5, 10, 20]);
    const told = tell({ ...random.pick(YEARLY), categories }, () => step * random.int(2, 9), step);
    const asks = random.shuffle(YEARLY_ASKS);
    const items = chooseItems(asks.map((ask) => ask(random, told)));
    if (!items) return this.make(random);
    const text = `${told.intro} The numbers are in ${told.unit}. ${STUDY}`;
    return { passage: { title: 'Line chart', text, figures: [drawLineChart(told)] }, items };
  },
};

const WHOLES: readonly Whole[] = [
  {
    intro: (sum) => `The pie chart shows how a family spends its income of ${sum} in a month.`,
    names: ['Food', 'Rent', 'School', 'Travel', 'Savings'],
    part: (name) => `the amount for ${name}`,
    write: rupees,
  },
  {
    intro: (sum) => `The pie chart shows the votes for five candidates. ${sum} votes were cast.`,
    names: ['Asha', 'Bilal', 'Chitra', 'Deepak', 'Esha'],
    part: (name) => `the number of votes for ${name}`,
    write: figure,
  },
  {
    intro: (sum) => `The pie chart shows which sport ${sum} students of a college like most.`,
    names: ['Cricket', 'Football', 'Hockey', 'Tennis', 'Chess'],
    part: (name) => `the number of students for ${name}`,
    write: figure,
  },
];

/** Five different shares of a whole, none of them too small to be labelled. */
function fiveShares(random: Random): number[] {
  for (;;) {
    const four = [0, 1, 2, 3].map(() => random.int(8, 34));
    const shares = [...four, 100 - total(four)];
    if (new Set(shares).size === 5 && shares.every((share) => share >= 8)) return shares;
  }
}

const pieChart: SetFamily = {
  ...DATA_INTERPRETATION,
  name: 'pie-chart-of-a-whole',
  make(random) {
    const whole = random.pick(WHOLES);
    const percents = fiveShares(random);
    const shares = whole.names.map((name, index) => ({ name, percent: percents[index] ?? 0 }));
    const pie: Pie = { ...whole, shares, sum: 500 * random.int(4, 120) };
    const asks = random.shuffle(PIE_ASKS);
    const items = chooseItems(asks.map((ask) => ask(random, pie)));
    if (!items) return this.make(random);
    const text = `${pie.intro(pie.write(pie.sum))} ${STUDY}`;
    return { passage: { title: 'Pie chart', text, figures: [drawPieChart(shares)] }, items };
  },
};

export const chartSets: readonly SetFamily[] = [barChart, lineChart, pieChart];
