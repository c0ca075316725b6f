import { countOf } from '@abhyas/service-kit/rules';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });
export const listOf = (parts: readonly string[]) => list.format(parts);

/** The test series of an exam. */
export const freeOfCharge = 'free of charge';
export const examLine = (exam: string, price: string, tests: number) =>
  `**${exam}**: ${price}, ${countOf(tests, 'test')}`;
export const freeTests = (count: number) => `, ${count} of them free`;
export const seriesTitle = (exam: string) => `**${exam} Test Series**`;
export const seriesFacts = {
  price: (price: string) => `Price: ${price}`,
  tests: (tests: string) => `Tests: ${tests}`,
  duration: (duration: string) => `Duration: ${duration}`,
  subjects: (subjects: readonly string[]) => `Subjects: ${listOf(subjects)}`,
  lastUpdated: (month: string) => `Last updated: ${month}`,
};
export const whereToFind = 'You can find it under **Exam Test Series**.';
export const moreExams = (count: number) => `and ${count} more`;

export const price = (exam: string, amount: string, tests: string) =>
  `The **${exam}** test series costs **${amount}**. It has ${tests}.

To buy it, press **Buy Now** on the exam's page and send us the form. Our team will call or email you.`;
export const noPrice = (exam: string, tests: string) =>
  `The **${exam}** test series is **free of charge**. It has ${tests}.`;

export const counts = (exam: string, tests: string) => `**${exam}** has ${tests}.`;
export const allCounts = (tests: number, exams: number, lines: string) =>
  `There are ${countOf(tests, 'test')} in ${countOf(exams, 'exam')}:\n\n${lines}`;
export const plans = (
  lines: string,
) => `There is no monthly subscription. Your account is free, with **Premium** membership. Each exam has its own price for its test series:

${lines}`;
export const extremes = (cheapest: string, mostExpensive: string) =>
  `The cheapest test series is ${cheapest}. The most expensive one is ${mostExpensive}. In every series you can start a third of the tests for free.`;
/** Live tests. */
export const noLiveTest =
  'There is no live test planned right now. New live tests appear under **Dashboard → Upcoming Tests**.';
export const noLiveTestOf = (exams: readonly string[]) =>
  `There is no live test planned for ${listOf(exams)} right now. `;
export const liveTest = (test: string, exam: string, date: string) =>
  `**${test}** (${exam}): ${date}`;
export const liveTests = (lines: string) =>
  `The next live tests (India time):\n\n${lines}\n\nYou can register under **Dashboard → Upcoming Tests**. It costs nothing extra.`;
