import type { SetFamily } from '../../family.ts';
import { numberItem } from '../../number-item.ts';
import { figure, ratio } from '../../wording.ts';
import { percent, ratioItem, SUBJECT, sum, TOPIC, written } from './table-parts.ts';

const STUDENTS = ['Asha', 'Farhan', 'Kavya', 'Rohit', 'Meera', 'Joseph', 'Tenzin'];

export const marksOfStudents: SetFamily = {
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
