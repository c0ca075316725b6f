import type { SetFamily } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { figure, ratio } from '../../wording.ts';
import { percent, ratioItem, SUBJECT, sum, TOPIC, written } from './table-parts.ts';

const FAMILIES = ['Rao', 'Khan', 'Das', 'Singh', 'Nair', 'Patel', 'Bose'];

export const savings: SetFamily = {
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
