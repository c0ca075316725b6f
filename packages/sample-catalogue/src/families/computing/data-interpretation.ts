import type { Family } from '../../family.ts';
import type { Random } from '../../random.ts';
import { figure, gcd, ratio, rupees } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { range, sumOf } from './listing.ts';

const DATA = 'Data Interpretation';

/** Figures of some departments over some years, as a table of a question. */
interface Table {
  what: string;
  rows: readonly string[];
  years: readonly number[];
  values: readonly (readonly number[])[];
}

const SUBJECTS = [
  {
    what: 'students admitted',
    rows: ['Economics', 'History', 'Physics', 'Commerce', 'Education', 'Law', 'English', 'Botany'],
  },
  {
    what: 'books issued',
    rows: ['Science', 'Arts', 'Law', 'Management', 'Engineering', 'Education', 'Medicine'],
  },
  {
    what: 'research papers published',
    rows: ['Chemistry', 'Physics', 'Sociology', 'Botany', 'Zoology', 'Economics', 'Geography'],
  },
  {
    what: 'scholars enrolled',
    rows: ['Delhi', 'Pune', 'Kolkata', 'Mysuru', 'Jaipur', 'Guwahati', 'Lucknow', 'Kochi'],
  },
];

function randomTable(random: Random, size = 4): Table {
  const { what, rows } = random.pick(SUBJECTS);
  const start = random.int(2015, 2021);
  return {
    what,
    rows: random.shuffle(rows).slice(0, size),
    years: [start, start + 1, start + 2],
    values: range(1, size).map(() => {
      const first = random.int(6, 25);
      return [first, ...range(1, 2).map(() => Math.round((first * random.int(15, 32)) / 20))].map(
        (value) => 20 * value,
      );
    }),
  };
}

function tableText({ what, rows, years, values }: Table): string {
  const lines = rows.map((row, place) => `${row}: ${(values[place] ?? []).join(', ')}`);
  return `Number of ${what} in ${years.join(', ')}\n${lines.join('\n')}`;
}

function valueAt({ values }: Table, row: number, year: number): number {
  return values[row]?.[year] ?? 0;
}

function percent(value: number): string {
  return `${figure(Number(value.toFixed(2))).replace('-', '−')}%`;
}

function isExact(value: number): boolean {
  return Math.abs(value * 4 - Math.round(value * 4)) < 1e-9;
}

const percentageChange: Family = {
  name: 'table-percentage-change',
  subject: DATA,
  topic: 'Tables',
  difficulty: 'Moderate',
  make(random) {
    const table = randomTable(random);
    const row = random.int(0, 3);
    const [from, to] = [valueAt(table, row, 0), valueAt(table, row, 2)];
    const change = (100 * (to - from)) / from;
    if (from === to || !isExact(change) || Math.abs(change) > 250) return this.make(random);
    const word = change > 0 ? 'rise' : 'fall';
    const middle = valueAt(table, row, 1);
    return {
      question: `${tableText(table)}\nBy what percentage did the figure of ${table.rows[row]} ${word} from ${table.years[0]} to ${table.years[2]}?`,
      right: percent(Math.abs(change)),
      wrong: [
        (100 * Math.abs(to - from)) / to,
        (100 * Math.abs(middle - from)) / from,
        (100 * Math.min(to, from)) / Math.max(to, from),
        Math.abs(change) + 5,
        Math.abs(change) / 2,
      ]
        .filter((value) => value > 0)
        .map(percent),
      explanation: `From ${from} to ${to} it is a ${word} of ${Math.abs(to - from)}; ${Math.abs(to - from)} ÷ ${from} × 100 = ${percent(Math.abs(change))}.`,
    };
  },
};

const shareOfTotal: Family = {
  name: 'table-share-of-year',
  subject: DATA,
  topic: 'Tables',
  difficulty: 'Moderate',
  make(random) {
    const table = randomTable(random);
    const [row, year] = [random.int(0, 3), random.int(0, 2)];
    const column = range(0, 3).map((place) => valueAt(table, place, year));
    const value = column[row] ?? 0;
    const share = (100 * value) / sumOf(column);
    const own = sumOf(range(0, 2).map((place) => valueAt(table, row, place)));
    if (!isExact(share)) return this.make(random);
    return {
      question: `${tableText(table)}\nWhat share of the total of ${table.years[year]} falls to ${table.rows[row]}?`,
      right: percent(share),
      wrong: [
        (100 * value) / own,
        (100 * value) / (sumOf(column) - value),
        share + 5,
        share - 2.5,
        share * 2,
      ]
        .filter((other) => other > 0 && other < 100)
        .map(percent),
      explanation: `The total of ${table.years[year]} is ${column.join(' + ')} = ${figure(sumOf(column))}; ${value} ÷ ${figure(sumOf(column))} × 100 = ${percent(share)}.`,
    };
  },
};

const rowAverage: Family = {
  name: 'table-average',
  subject: DATA,
  topic: 'Tables',
  difficulty: 'Easy',
  make(random) {
    const table = randomTable(random);
    const row = random.int(0, 3);
    const mean = (place: number): number => sumOf(table.values[place] ?? []) / 3;
    if (!Number.isInteger(mean(row))) return this.make(random);
    return {
      question: `${tableText(table)}\nWhat is the average yearly figure of ${table.rows[row]} over the three years?`,
      right: figure(mean(row)),
      wrong: [
        ...range(0, 3).map((place) => Math.round(mean(place))),
        mean(row) + 20,
        mean(row) - 10,
      ].map(figure),
      explanation: `(${(table.values[row] ?? []).join(' + ')}) ÷ 3 = ${figure(sumOf(table.values[row] ?? []))} ÷ 3 = ${figure(mean(row))}.`,
    };
  },
};

const rowRatio: Family = {
  name: 'table-ratio-of-totals',
  subject: DATA,
  topic: 'Tables',
  difficulty: 'Moderate',
  make(random) {
    const table = randomTable(random);
    const [one = 0, two = 1] = random.shuffle([0, 1, 2, 3]);
    const total = (row: number): number => sumOf(table.values[row] ?? []);
    const text = (a: number, b: number): string => ratio(a, b);
    const [a, b] = [total(one), total(two)];
    if (a === b || Math.max(a, b) / gcd(a, b) > 30) return this.make(random);
    return {
      question: `${tableText(table)}\nWhat is the ratio of the three-year total of ${table.rows[one]} to that of ${table.rows[two]}?`,
      right: text(a, b),
      wrong: [
        text(b, a),
        ...range(0, 2).map((year) => text(valueAt(table, one, year), valueAt(table, two, year))),
        text(a, a + b),
        text(a + 20, b),
      ],
      explanation: `${table.rows[one]} has ${(table.values[one] ?? []).join(' + ')} = ${figure(a)}, ${table.rows[two]} ${(table.values[two] ?? []).join(' + ')} = ${figure(b)}. ${figure(a)} : ${figure(b)} = ${text(a, b)}.`,
    };
  },
};

const greatestGrowth: Family = {
  name: 'table-greatest-growth',
  subject: DATA,
  topic: 'Tables',
  difficulty: 'Hard',
  make(random) {
    const table = randomTable(random);
    const growth = range(0, 3).map((row) => valueAt(table, row, 1) / valueAt(table, row, 0));
    const best = growth.indexOf(Math.max(...growth));
    const increases = range(0, 3).map((row) => valueAt(table, row, 1) - valueAt(table, row, 0));
    const runnerUp = Math.max(...growth.filter((_, row) => row !== best));
    if (
      Math.max(...growth) < 1.1 ||
      Math.max(...growth) - runnerUp < 0.05 ||
      increases.indexOf(Math.max(...increases)) === best
    ) {
      return this.make(random);
    }
    const name = (row: number): string => table.rows[row] ?? '';
    return {
      question: `${tableText(table)}\nWhich figure grew by the greatest percentage from ${table.years[0]} to ${table.years[1]}?`,
      right: name(best),
      wrong: range(0, 3).map(name),
      explanation: `Each figure of ${table.years[1]} divided by that of ${table.years[0]}: ${range(
        0,
        3,
      )
        .map(
          (row) =>
            `${name(row)} ${valueAt(table, row, 1)}/${valueAt(table, row, 0)} ≈ ${(growth[row] ?? 0).toFixed(2)}`,
        )
        .join(', ')}. ${name(best)} has the greatest quotient.`,
    };
  },
};

const SECTORS = [
  'Rent',
  'Food',
  'Travel',
  'Books',
  'Savings',
  'Health',
  'Salaries',
  'Laboratories',
  'Library',
  'Sports',
];

const pieChart: Family = {
  name: 'pie-chart-sector-angle',
  subject: DATA,
  topic: 'Pie Charts',
  difficulty: 'Easy',
  make(random) {
    const names = random.shuffle(SECTORS).slice(0, 4);
    const first = range(1, 3).map(() => 5 * random.int(2, 6));
    const shares = [...first, 100 - sumOf(first)];
    const asked = random.int(0, 3);
    const share = shares[asked] ?? 0;
    const total = 1000 * random.int(12, 90);
    const isAngle = random.int(0, 1) === 0;
    const angle = (value: number): string => `${figure(value * 3.6)}°`;
    const amount = (value: number): string => rupees((total * value) / 100);
    const text = isAngle ? angle : amount;
    if (new Set(shares).size < 4) return this.make(random);
    return {
      question: `A pie chart shows how ${rupees(total)} are spent: ${names.map((name, place) => `${name} ${shares[place]}%`).join(', ')}. ${isAngle ? `What is the angle of the sector ${names[asked]}?` : `How much is spent on ${names[asked]}?`}`,
      right: text(share),
      wrong: [...shares.map(text), text(share + 5), text(share - 5)],
      explanation: isAngle
        ? `${share}% of 360° is ${angle(share)}.`
        : `${share}% of ${rupees(total)} is ${amount(share)}.`,
    };
  },
};

const passShare: Family = {
  name: 'combined-pass-percentage',
  subject: DATA,
  topic: 'Percentages and Proportions',
  difficulty: 'Moderate',
  make(random) {
    const [boys, girls] = [20 * random.int(4, 20), 20 * random.int(4, 20)];
    const [passedBoys, passedGirls] = [5 * random.int(8, 18), 5 * random.int(9, 19)];
    const passed = (boys * passedBoys + girls * passedGirls) / 100;
    const share = (100 * passed) / (boys + girls);
    if (boys === girls || passedBoys === passedGirls || !isExact(share)) return this.make(random);
    return {
      question: `Of ${boys} boys who sat an examination ${passedBoys}% passed, of ${girls} girls ${passedGirls}%. What percentage of all the candidates passed?`,
      right: percent(share),
      wrong: [
        (passedBoys + passedGirls) / 2,
        (boys * passedGirls + girls * passedBoys) / (boys + girls),
        share + 2.5,
        100 - share,
        share - 2,
      ].map(percent),
      explanation: `${figure((boys * passedBoys) / 100)} boys and ${figure((girls * passedGirls) / 100)} girls passed, ${figure(passed)} of ${boys + girls}: ${percent(share)}.`,
    };
  },
};

const growthRate: Family = {
  name: 'projected-enrolment',
  subject: DATA,
  topic: 'Percentages and Proportions',
  difficulty: 'Easy',
  make(random) {
    const start = 400 * random.int(3, 40);
    const [first, second] = [5 * random.int(1, 8), 5 * random.int(1, 8)];
    const isFall = random.int(0, 1) === 0;
    const middle = start * (1 + first / 100);
    const end = middle * (1 + (isFall ? -second : second) / 100);
    if (!Number.isInteger(Math.round(end * 1e6) / 1e6)) return this.make(random);
    const net = isFall ? first - second : first + second;
    return {
      question: `The enrolment of a university was ${figure(start)}. It rose by ${first}% in the first year and ${isFall ? 'fell' : 'rose again'} by ${second}% in the second. What was it then?`,
      right: figure(Math.round(end)),
      wrong: [
        start * (1 + net / 100),
        middle,
        start * (1 + second / 100),
        end + start / 100,
        start * (1 - net / 100),
      ].map((value) => figure(Math.round(value))),
      explanation: `${figure(start)} × ${figure(1 + first / 100)} = ${figure(Math.round(middle))}, and ${figure(Math.round(middle))} × ${figure(Number((1 + (isFall ? -second : second) / 100).toFixed(2)))} = ${figure(Math.round(end))}.`,
    };
  },
};

export const dataInterpretationFamilies: readonly Family[] = [
  percentageChange,
  shareOfTotal,
  rowAverage,
  rowRatio,
  greatestGrowth,
  pieChart,
  passShare,
  growthRate,
].map(balanced);
