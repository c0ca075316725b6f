import { INTRODUCTION } from '../knowledge/help-passages.js';

/** Under the greeting of the specification. */
export const greeting = (exams: number) => {
  const offer =
    exams > 1
      ? `Ask me about any of our ${exams} exams, their tests and prices, or how to study.`
      : 'Ask me about our exams, their tests and prices, or how to study.';
  return `Hi there! 👋 I'm your exam preparation assistant. How can I help you today?\n\n${offer}`;
};

export const smallTalk = {
  greeting: 'Hello! Ask me about an exam, its tests and price, or how to study for it.',
  thanks: 'You are welcome. Good luck with your preparation!',
  farewell: 'Goodbye, and good luck in your exam!',
  introduction: INTRODUCTION,
} as const;

export const notKnown = `I do not know the answer to that. Please ask in a different way. You can ask me about:

• our exams: tests, prices, marks, free tests and dates of live tests,
• the real exams: age limit, who can apply, pattern and stages,
• this website: account, codes, results, payments,
• studying: plans, weak subjects, mock tests, stress.

You can also read the **Help** page, or **contact** our team.`;

export const noFacts =
  'I cannot read our exam list right now. You can find prices, tests and dates on each exam’s page under **Exam Test Series**. Or ask me again in a minute.';

export const whichExam = (list: string) =>
  `That depends on the exam. Which one do you mean? We have:\n\n${list}`;

export const chooseOneExam = (list: string) =>
  `I found several exams. Please tell me which one you mean:\n\n${list}`;

export const foundExams = (list: string) => `I found these exams:\n\n${list}`;

export const allExams = (count: number, list: string) =>
  `We have test series for ${count} exams:\n\n${list}`;

/** @param list of the exams that we have; undefined when it cannot be read */
export const notOffered = (names: readonly string[], list: string | undefined) =>
  `We do not have a test series for **${names.join(', ')}** yet, so I cannot tell you about it.${
    list === undefined ? '' : `\n\nWe have these exams:\n\n${list}`
  }`;

export const withSeries = (text: string, series: string) =>
  `${text}\n\nOur test series: ${series}.`;
