import { formatMinutes } from '@abhyas/web-kit/formats';

export const title = 'Practise the exam before exam day';
export const lead =
  'Timed mock tests for India’s competitive exams. After each test you see what to study next.';
export const start = 'Get Started Free';
export const whatIsFree =
  'Every test is free with an account, with your result and all explanations.';
export const exams = 'Exams';
export const notAllReady = 'Some of these exams have no tests yet.';
export const seeExams = 'See all exams with tests';

export const sample = 'Try a question';
export const questions = 'Questions';
export const time = 'Time for this question';
export const chooseAnswer = 'Choose an answer to see why it is right or wrong.';
export const previous = 'Previous';
export const next = 'Next';
export const mark = 'Mark';
export const marked = 'Marked';
export const questionOf = (number: number, count: number) => `Question ${number} of ${count}`;

export const states = {
  answered: 'answered',
  marked: 'marked for review',
  visited: 'seen, not answered',
  unseen: 'not seen yet',
};
export const questionState = (number: number, state: keyof typeof states) =>
  `Question ${number}, ${states[state]}`;

/** Without scripts. */
export const showAnswer = 'Show the answer';
export const solution = (letter: string) => `${letter} is right.`;

export const right = 'Right answer.';
export const rightAfter = (seconds: number) => `Right answer in ${formatMinutes(seconds)}.`;
export const wrong = (letter: string) => `Wrong answer. ${letter} is right.`;
export const nextTopic = (topic: string) => `Next: ${topic}.`;
export const afterLast = 'Next: a whole test. Press Get Started Free.';
