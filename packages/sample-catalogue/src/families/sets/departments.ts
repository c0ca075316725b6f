import type { SetFamily } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { figure, ratio } from '../../wording.ts';
import { percent, ratioItem, SUBJECT, sum, TOPIC, written } from './table-parts.ts';

const DEPARTMENTS = ['Physics', 'History', 'Commerce', 'Botany', 'Law', 'Statistics', 'Music'];

export const departments: SetFamily = {
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
