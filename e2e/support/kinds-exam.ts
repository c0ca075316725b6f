import { FOUR_AND_MINUS_ONE, type OwnExam } from './own-exams.ts';

const PASSAGE = {
  title: 'Sales of a shop',
  text: 'The table shows how many pens and books a shop sold.',
  table: {
    head: ['Day', 'Pens', 'Books'],
    rows: [
      ['Monday', '12', '5'],
      ['Tuesday', '9', '7'],
    ],
  },
};

/** Four of each kind: single choices about a passage, multiple choices, numbers with a range. */
const QUESTIONS = [
  ...[12, 5, 9, 7].map((count, index) => ({
    subject: 'Data',
    question: `Which number is the one of question ${index + 1}?`,
    options: [`${count}`, `${count + 20}`, `${count + 40}`, `${count + 60}`],
    correct: 0,
    passage: PASSAGE,
  })),
  ...[1, 2, 3, 4].map((number) => ({
    subject: 'Numbers',
    question: `Which of these are more than ${10 * number}?`,
    options: [11, 12, 13, -1].map((more) => `${10 * number + more - 10 * Number(more < 0)}`),
    correct: [0, 1, 2],
  })),
  ...[1, 2, 3, 4].map((number) => ({
    subject: 'Speed',
    question: `A train covers ${number * 10} m in 4 s. How fast is it?`,
    answer: { from: `${number * 2.5 - 0.1}`, to: `${number * 2.5 + 0.1}` },
    unit: 'm/s',
    table: { head: [], rows: [['Distance', `${number * 10} m`]] },
  })),
];

const part = (subject: string, kind: string, marking: object) => ({
  ...{ subject, kind, questions: 4, marking },
});

const PROFILE = {
  id: 'journeys-kinds',
  minutes: 60,
  calculator: 'scientific',
  sections: [
    {
      ...{ name: 'Section A', instructions: null, minutes: null, choose: null },
      parts: [
        part('Data', 'single', FOUR_AND_MINUS_ONE),
        part('Numbers', 'multiple', { correct: 4, wrong: -2, partial: [1, 2] }),
      ],
    },
    {
      ...{ name: 'Section B', instructions: 'answer any 2 of the 4 questions', minutes: null },
      choose: { questions: 2, counted: 'first' },
      parts: [part('Speed', 'numeric', { correct: 4, wrong: 0 })],
    },
  ],
  totals: { questions: 12, marks: 40 },
};

/** An exam with one paper: all kinds of questions, in two sections. */
export const kindsExam: OwnExam = {
  name: 'Journeys: all kinds',
  questions: QUESTIONS,
  profile: PROFILE,
};
