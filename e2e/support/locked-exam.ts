import { FOUR_AND_MINUS_ONE, type OwnExam } from './own-exams.ts';

const subjects = ['English', 'Reasoning'];
const QUESTIONS = subjects.flatMap((subject) =>
  [1, 2, 3, 4].map((number) => ({
    subject,
    question: `${subject}: which word comes as number ${number}?`,
    options: ['this one', 'the next one', 'the last one', 'none'],
    correct: 0,
  })),
);

const PROFILE = {
  id: 'journeys-locked',
  minutes: 20,
  keypad: false,
  sections: subjects.map((subject) => ({
    ...{ name: subject, instructions: null, minutes: 10, choose: null },
    parts: [{ subject, kind: 'single', questions: 4, marking: FOUR_AND_MINUS_ONE }],
  })),
  totals: { questions: 8, marks: 32 },
};

/** An exam with one paper of two locked sections. */
export const lockedExam: OwnExam = {
  name: 'Journeys: locked sections',
  questions: QUESTIONS,
  profile: PROFILE,
};
