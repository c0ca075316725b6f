import type { FamilyItem, SetFamily } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import type { Random } from '../../random.ts';
import type { SampleTable } from '../../records.ts';
import { figure, ratio } from '../../wording.ts';

const SUBJECT = 'Quantitative Aptitude';
const TOPIC = 'Data Interpretation';

const TOWNS = ['Patna', 'Surat', 'Nagpur', 'Indore', 'Kochi', 'Jaipur', 'Guwahati', 'Ranchi'];
const DEPARTMENTS = ['Physics', 'History', 'Commerce', 'Botany', 'Law', 'Statistics', 'Music'];
const FAMILIES = ['Rao', 'Khan', 'Das', 'Singh', 'Nair', 'Patel', 'Bose'];
const STUDENTS = ['Asha', 'Farhan', 'Kavya', 'Rohit', 'Meera', 'Joseph', 'Tenzin'];

const sum = (values: readonly number[]): number => values.reduce((total, own) => total + own, 0);

/** Multiples of a step from `least` to `most` steps. */
function steps(random: Random, count: number, step: number, [least, most]: [number, number]) {
  return Array.from({ length: count }, () => step * random.int(least, most));
}

/** A question for a ratio, whose mistakes are ratios of nearby numbers. */
function ratioItem(
  random: Random,
  question: string,
  [first, second]: readonly [number, number],
  explanation: string,
): FamilyItem {
  const slip = Math.max(1, Math.round(Math.min(first, second) / 12));
  const near = [
    ratio(second, first),
    ratio(first + slip, second),
    ratio(first, second + slip),
    ratio(first + 2 * slip, second),
    ratio(first, second + 2 * slip),
    ratio(first + slip, second + slip),
  ];
  return { question, right: ratio(first, second), wrong: random.shuffle(near), explanation };
}

function percent(value: number): string {
  return `${figure(value)}%`;
}

function written(rows: readonly (readonly (string | number)[])[]): string[][] {
  return rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)));
}

const carsSold: SetFamily = {
  name: 'set-cars-sold-in-towns',
  subject: SUBJECT,
  topic: TOPIC,
  make(random) {
    const towns = random.shuffle(TOWNS).slice(0, 5);
    const first = random.int(2016, 2021);
    const years = [first, first + 1, first + 2, first + 3];
    const rows = towns.map(() => {
      const start = 40 * random.int(5, 20);
      const growth = random.pick([5, 10, 15, 20, 25, 30, 40]);
      return [start, start + (start * growth) / 100, ...steps(random, 2, 10, [20, 95])];
    });
    const table: SampleTable = {
      head: ['Town', ...years.map(String)],
      rows: written(towns.map((town, index) => [town, ...(rows[index] ?? [])])),
    };
    const [a, b] = random.shuffle([0, 1, 2, 3, 4]);
    const [one, two] = [rows[a ?? 0] ?? [], rows[b ?? 1] ?? []];
    const [name, other] = [towns[a ?? 0] ?? '', towns[b ?? 1] ?? ''];
    const year = random.int(0, 3);
    const column = (place: number): number[] => rows.map((row) => row[place] ?? 0);
    const [early, late] = [one[0] ?? 1, one[1] ?? 1];
    const totals = [sum(column(2)), sum(column(3))] as const;
    const all = column(year);
    return {
      passage: {
        title: 'Cars sold',
        text: 'The table shows how many cars a company sold in five towns in four years.',
        table,
      },
      items: [
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: `How many cars did the company sell in ${name} in the four years together?`,
            right: sum(one),
            mistakes: [sum(two), sum(one) - (one[3] ?? 0), sum(all)],
            explanation: `${one.map(figure).join(' + ')} = ${figure(sum(one))}.`,
          }),
        },
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: `What is the average number of cars sold in a town in ${years[year]}?`,
            right: sum(all) / 5,
            mistakes: [sum(all) / 4, sum(one) / 4, Math.max(...all)],
            explanation: `${all.map(figure).join(' + ')} = ${figure(sum(all))}, and ${figure(sum(all))} ÷ 5 = ${figure(sum(all) / 5)}.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...numberItem(random, {
            question: `By what percentage did the sales in ${name} rise from ${years[0]} to ${years[1]}?`,
            right: (100 * (late - early)) / early,
            mistakes: [(100 * (late - early)) / late, (100 * early) / late],
            write: percent,
            below: 100,
            explanation: `They rose by ${figure(late - early)} from ${figure(early)}: ${figure(late - early)} ÷ ${figure(early)} × 100 = ${figure((100 * (late - early)) / early)}%.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...ratioItem(
            random,
            `What is the ratio of the sales in ${name} to those in ${other}, over the four years?`,
            [sum(one), sum(two)],
            `${name}: ${figure(sum(one))}, ${other}: ${figure(sum(two))}. In lowest terms: ${ratio(sum(one), sum(two))}.`,
          ),
        },
        {
          difficulty: 'Hard',
          ...numberItem(random, {
            question: `What is the difference between the total sales of all five towns in ${years[2]} and in ${years[3]}?`,
            right: Math.abs(totals[0] - totals[1]),
            mistakes: [Math.abs(totals[0] - sum(column(1))), Math.abs(totals[1] - sum(column(1)))],
            explanation: `${years[2]}: ${figure(totals[0])}, ${years[3]}: ${figure(totals[1])}. The difference is ${figure(Math.abs(totals[0] - totals[1]))}.`,
          }),
        },
      ],
    };
  },
};

const departments: SetFamily = {
  name: 'set-students-of-departments',
  subject: SUBJECT,
  topic: TOPIC,
  make(random) {
    const names = random.shuffle(DEPARTMENTS).slice(0, 5);
    const rows = names.map(() => {
      const total = 20 * random.int(6, 25);
      const share = 5 * random.int(6, 14);
      return { boys: (total * share) / 100, girls: total - (total * share) / 100, total, share };
    });
    const [a = 0, b = 1, c = 2] = random.shuffle([0, 1, 2, 3, 4]);
    const [first, second, third] = [rows[a], rows[b], rows[c]];
    if (!first || !second || !third) throw new Error('There are five departments.');
    const [one = '', two = '', three = ''] = [names[a], names[b], names[c]];
    const girls = rows.map((row) => row.girls);
    const boys = rows.map((row) => row.boys);
    return {
      passage: {
        title: 'Students of a college',
        text: 'The table shows the numbers of boys and girls in five departments of a college.',
        table: {
          head: ['Department', 'Boys', 'Girls'],
          rows: written(names.map((name, index) => [name, boys[index] ?? 0, girls[index] ?? 0])),
        },
      },
      items: [
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: 'How many girls are in the five departments together?',
            right: sum(girls),
            mistakes: [sum(boys), sum(girls) - (girls[4] ?? 0)],
            explanation: `${girls.map(figure).join(' + ')} = ${figure(sum(girls))}.`,
          }),
        },
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: `What is the difference between the numbers of students of ${one} and of ${two}?`,
            right: Math.abs(first.total - second.total),
            mistakes: [Math.abs(first.boys - second.boys), Math.abs(first.girls - second.girls)],
            explanation: `${one} has ${figure(first.total)} students and ${two} has ${figure(second.total)}. The difference is ${figure(Math.abs(first.total - second.total))}.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...numberItem(random, {
            question: `What percentage of the students of ${one} are boys?`,
            right: first.share,
            mistakes: [100 - first.share, (100 * first.boys) / sum(boys)],
            write: percent,
            below: 100,
            explanation: `${figure(first.boys)} of ${figure(first.total)} students are boys: ${first.share}%.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...ratioItem(
            random,
            `What is the ratio of the girls of ${two} to the boys of ${three}?`,
            [second.girls, third.boys],
            `${figure(second.girls)} to ${figure(third.boys)} is ${ratio(second.girls, third.boys)} in lowest terms.`,
          ),
        },
        {
          difficulty: 'Hard',
          ...numberItem(random, {
            question: 'What is the average number of boys in the departments?',
            right: sum(boys) / 5,
            mistakes: [sum(girls) / 5, sum(boys) / 4],
            explanation: `${boys.map(figure).join(' + ')} = ${figure(sum(boys))}, and ${figure(sum(boys))} ÷ 5 = ${figure(sum(boys) / 5)}.`,
          }),
        },
      ],
    };
  },
};

const exportsOfTea: SetFamily = {
  name: 'set-production-and-export',
  subject: SUBJECT,
  topic: TOPIC,
  make(random) {
    const goods = random.pick(['tea', 'rice', 'cotton', 'steel', 'cement', 'coffee']);
    const first = random.int(2014, 2019);
    const years = Array.from({ length: 5 }, (_, index) => first + index);
    const rows = years.map(() => {
      const produced = 20 * random.int(8, 30);
      const share = 5 * random.int(3, 13);
      return { produced, exported: (produced * share) / 100, share };
    });
    const [a = 0, b = 1, c = 2] = random.shuffle([0, 1, 2, 3, 4]);
    const [one, two, three] = [rows[a], rows[b], rows[c]];
    if (!one || !two || !three) throw new Error('There are five years.');
    const produced = rows.map((row) => row.produced);
    const exported = rows.map((row) => row.exported);
    const kept = rows.map((row) => row.produced - row.exported);
    return {
      passage: {
        title: `Production and export of ${goods}`,
        text: `The table shows how much ${goods} a state produced and how much of it was exported, in thousand tonnes. What was not exported was used in the state.`,
        table: {
          head: ['Year', 'Production', 'Export'],
          rows: written(
            years.map((year, index) => [String(year), produced[index] ?? 0, exported[index] ?? 0]),
          ),
        },
      },
      items: [
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: `What percentage of the production of ${years[a]} was exported?`,
            right: one.share,
            mistakes: [100 - one.share, (100 * one.exported) / sum(exported)],
            write: percent,
            below: 100,
            explanation: `${figure(one.exported)} of ${figure(one.produced)} thousand tonnes were exported: ${one.share}%.`,
          }),
        },
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: `How much was used in the state in ${years[b]}, in thousand tonnes?`,
            right: two.produced - two.exported,
            mistakes: [two.exported, two.produced],
            explanation: `${figure(two.produced)} − ${figure(two.exported)} = ${figure(two.produced - two.exported)}.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...numberItem(random, {
            question: 'What was the average production of the five years, in thousand tonnes?',
            right: sum(produced) / 5,
            mistakes: [sum(exported) / 5, sum(produced) / 4],
            explanation: `${produced.map(figure).join(' + ')} = ${figure(sum(produced))}, and ${figure(sum(produced))} ÷ 5 = ${figure(sum(produced) / 5)}.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...ratioItem(
            random,
            `What is the ratio of the exports of ${years[a]} to those of ${years[c]}?`,
            [one.exported, three.exported],
            `${figure(one.exported)} to ${figure(three.exported)} is ${ratio(one.exported, three.exported)} in lowest terms.`,
          ),
        },
        {
          difficulty: 'Hard',
          ...numberItem(random, {
            question:
              'How much was used in the state in the five years together, in thousand tonnes?',
            right: sum(kept),
            mistakes: [sum(exported), sum(produced)],
            explanation: `Production: ${figure(sum(produced))}. Export: ${figure(sum(exported))}. The difference is ${figure(sum(kept))}.`,
          }),
        },
      ],
    };
  },
};

const savings: SetFamily = {
  name: 'set-income-and-expenses',
  subject: SUBJECT,
  topic: TOPIC,
  make(random) {
    const names = random.shuffle(FAMILIES).slice(0, 5);
    const rows = names.map(() => {
      const income = 2000 * random.int(10, 40);
      const share = 5 * random.int(2, 9);
      return { income, saved: (income * share) / 100, share };
    });
    const [a = 0, b = 1, c = 2] = random.shuffle([0, 1, 2, 3, 4]);
    const [one, two, three] = [rows[a], rows[b], rows[c]];
    if (!one || !two || !three) throw new Error('There are five families.');
    const saved = rows.map((row) => row.saved);
    const spent = rows.map((row) => row.income - row.saved);
    const most = Math.max(...saved);
    const best = names[saved.indexOf(most)] ?? '';
    const isClear = saved.filter((own) => own === most).length === 1;
    return {
      passage: {
        title: 'Income and expenses',
        text: 'The table shows the monthly income and the monthly expenses of five families, in rupees. They save the rest.',
        table: {
          head: ['Family', 'Income', 'Expenses'],
          rows: written(
            names.map((name, index) => [name, rows[index]?.income ?? 0, spent[index] ?? 0]),
          ),
        },
      },
      items: [
        {
          difficulty: 'Easy',
          question: 'Which family saves the most rupees in a month?',
          right: best,
          // Without a clear winner there is no question, and so no set.
          wrong: isClear ? names.filter((name) => name !== best) : [],
          explanation: `The families save ${names.map((name, index) => `${name} ${figure(saved[index] ?? 0)}`).join(', ')} rupees.`,
        },
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: `What percentage of its income does the family ${names[a]} save?`,
            right: one.share,
            mistakes: [100 - one.share, one.share + 10],
            write: percent,
            below: 100,
            explanation: `It saves ${figure(one.saved)} of ${figure(one.income)} rupees: ${one.share}%.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...ratioItem(
            random,
            `What is the ratio of the savings of ${names[b]} to those of ${names[c]}?`,
            [two.saved, three.saved],
            `${names[b]}: ${figure(two.saved)}, ${names[c]}: ${figure(three.saved)}. In lowest terms: ${ratio(two.saved, three.saved)}.`,
          ),
        },
        {
          difficulty: 'Moderate',
          ...numberItem(random, {
            question: 'What do the five families spend in a month on average, in rupees?',
            right: sum(spent) / 5,
            mistakes: [sum(saved) / 5, sum(spent) / 4],
            explanation: `${spent.map(figure).join(' + ')} = ${figure(sum(spent))}, and ${figure(sum(spent))} ÷ 5 = ${figure(sum(spent) / 5)}.`,
          }),
        },
        {
          difficulty: 'Hard',
          ...numberItem(random, {
            question: `If the income of ${names[b]} rises by 10% and its expenses stay the same, how much does it save in a month, in rupees?`,
            right: two.saved + two.income / 10,
            mistakes: [two.saved * 1.1, two.saved + (two.income - two.saved) / 10, two.income / 10],
            explanation: `It has ${figure(two.income / 10)} more: ${figure(two.saved)} + ${figure(two.income / 10)} = ${figure(two.saved + two.income / 10)}.`,
          }),
        },
      ],
    };
  },
};

const marksOfStudents: SetFamily = {
  name: 'set-marks-of-students',
  subject: SUBJECT,
  topic: TOPIC,
  make(random) {
    const names = random.shuffle(STUDENTS).slice(0, 5);
    const papers = [
      { name: 'English', most: 100 },
      { name: 'Mathematics', most: 150 },
      { name: 'Science', most: 150 },
      { name: 'History', most: 100 },
    ];
    const rows = names.map(() => papers.map(({ most }) => (most / 20) * random.int(8, 19)));
    const [a = 0, b = 1] = random.shuffle([0, 1, 2, 3, 4]);
    const [one, two] = [rows[a] ?? [], rows[b] ?? []];
    const paper = random.int(0, 3);
    const column = rows.map((row) => row[paper] ?? 0);
    const share = (100 * sum(one)) / 500;
    return {
      passage: {
        title: 'Marks of five students',
        text: `The table shows the marks of five students in four papers. The maximum marks are ${papers.map(({ name, most }) => `${most} in ${name}`).join(', ')}.`,
        table: {
          head: ['Student', ...papers.map(({ name }) => name)],
          rows: written(names.map((name, index) => [name, ...(rows[index] ?? [])])),
        },
      },
      items: [
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: `How many marks has ${names[a]} in the four papers together?`,
            right: sum(one),
            mistakes: [sum(two), sum(one) - (one[3] ?? 0)],
            explanation: `${one.map(figure).join(' + ')} = ${figure(sum(one))}.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...numberItem(random, {
            question: `What percentage of the maximum marks of all papers has ${names[a]}?`,
            right: share,
            mistakes: [sum(one) / 4, (100 * sum(two)) / 500],
            write: percent,
            below: 100,
            explanation: `The maximum is 100 + 150 + 150 + 100 = 500. ${figure(sum(one))} ÷ 500 × 100 = ${figure(share)}%.`,
          }),
        },
        {
          difficulty: 'Easy',
          ...numberItem(random, {
            question: `What is the average of the marks in ${papers[paper]?.name}?`,
            right: sum(column) / 5,
            mistakes: [sum(column) / 4, sum(one) / 4, Math.max(...column)],
            explanation: `${column.map(figure).join(' + ')} = ${figure(sum(column))}, and ${figure(sum(column))} ÷ 5 = ${figure(sum(column) / 5)}.`,
          }),
        },
        {
          difficulty: 'Moderate',
          ...ratioItem(
            random,
            `What is the ratio of the total marks of ${names[a]} to those of ${names[b]}?`,
            [sum(one), sum(two)],
            `${names[a]}: ${figure(sum(one))}, ${names[b]}: ${figure(sum(two))}. In lowest terms: ${ratio(sum(one), sum(two))}.`,
          ),
        },
        {
          difficulty: 'Hard',
          ...numberItem(random, {
            question: `How many more marks in ${papers[paper]?.name} would bring ${names[b]} to the maximum of that paper?`,
            right: (papers[paper]?.most ?? 0) - (two[paper] ?? 0),
            mistakes: [two[paper] ?? 0, Math.abs(100 - (two[paper] ?? 0))],
            explanation: `${papers[paper]?.most} − ${figure(two[paper] ?? 0)} = ${figure((papers[paper]?.most ?? 0) - (two[paper] ?? 0))}.`,
          }),
        },
      ],
    };
  },
};

export const tableSets: readonly SetFamily[] = [
  carsSold,
  departments,
  exportsOfTea,
  savings,
  marksOfStudents,
];
