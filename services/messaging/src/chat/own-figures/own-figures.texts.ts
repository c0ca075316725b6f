import { countOf } from '@abhyas/service-kit/rules';

export const logInFirst =
  'Please **log in** first. Then I can see your tests and tell you your scores. Nobody else can ask me for them.';

export const figuresAway =
  'I cannot read your results right now. You can find them under **Dashboard → Test History**. Or ask me again in a minute.';

export const noTestYet =
  'You have not finished a test yet. After your first test I can tell you your score, your average and your weakest subject.';

/** Of a live test that others may still take. */
export const marksComeLater = (test: string) =>
  `You have finished **${test}**. It is a live test, and other students may still take it. We show marks and solutions when the last one has finished, and send you an email then.`;

/** @param before the test before the last one, so that a student sees whether it went better */
export const lastTest = (facts: {
  last: { name: string; date: string; score: number };
  before: { name: string; score: number } | undefined;
  tests: number;
  average: number;
}) => {
  const { last, before, tests, average } = facts;
  return [
    `In your last test, **${last.name}** on ${last.date}, you got **${percent(last.score)}** of the questions right.`,
    ...(before
      ? [`In the test before, **${before.name}**, you got ${percent(before.score)}.`]
      : []),
    `Your average in ${countOf(tests, 'test')} is ${percent(average)}.`,
  ].join(' ');
};

export const testCount = (tests: number, average: number, last: string) =>
  `You have finished **${countOf(tests, 'test')}**. Your average score is ${percent(average)}. Your last test was **${last}**.`;

export const averageScore = (tests: number, average: number) =>
  `Your average score in ${countOf(tests, 'test')} is **${percent(average)}**.`;

export const weakestSubject = (subject: string, tests: number) =>
  `Your weakest subject so far is **${subject}**: in your ${countOf(tests, 'finished test')} you got the lowest share of right answers there. The performance page shows all your subjects.

Choose one topic of it and learn its basics again. Then take a short topicwise test in it each week.`;

export const noWeakSubject =
  'You have not answered enough questions yet to find your weakest subject. The performance page shows your subjects so far.';

/** A rank is only on the pages, which know when it is fair. */
export const rank =
  'You can find your rank and percentile on your performance page and in each result. We show them when enough students have taken the test.';

export const testHistory = 'Test History';
export const performance = 'Performance';
export const seeResult = 'See the result';

/** Nobody needs the decimals of a score in a sentence. */
function percent(score: number): string {
  return `${Math.round(score)}%`;
}
