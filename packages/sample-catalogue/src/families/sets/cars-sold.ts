import type { SetFamily } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import type { SampleTable } from '../../records.ts';
import { figure, ratio } from '../../wording.ts';
import { percent, ratioItem, steps, SUBJECT, sum, TOPIC, written } from './table-parts.ts';

const TOWNS = ['Patna', 'Surat', 'Nagpur', 'Indore', 'Kochi', 'Jaipur', 'Guwahati', 'Ranchi'];

export const carsSold: SetFamily = {
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
