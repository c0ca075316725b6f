import type { SetFamily } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { figure, ratio } from '../../wording.ts';
import { percent, ratioItem, SUBJECT, sum, TOPIC, written } from './table-parts.ts';

export const exportsOfTea: SetFamily = {
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
