import { countOf, indiaTimeFormat } from '@abhyas/service-kit/rules';
import type { ExamFacts, UpcomingFacts } from '../../clients/catalogue.client.js';

const MAX_LISTED = 20;

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const monthYear = indiaTimeFormat({
  month: 'long',
  year: 'numeric',
});
const dateAndTime = indiaTimeFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

function livePlace(exams: readonly ExamFacts[], own: readonly UpcomingFacts[]): string {
  return exams.length > 0 && own.length === 0
    ? `No live test of ${joined(exams.map(({ name }) => name))} is scheduled just now. `
    : '';
}

function price(exam: ExamFacts): string {
  return exam.price === 0 ? 'free of charge' : rupees.format(exam.price);
}

function joined(parts: readonly string[]): string {
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(parts);
}

function bullets(lines: readonly string[], total: number): string {
  const shown = lines.map((line) => `• ${line}`).join('\n');
  const rest = total - lines.length;
  return rest > 0 ? `${shown}\n• and ${rest} more` : shown;
}

function byName(exams: readonly ExamFacts[]): ExamFacts[] {
  return [...exams].sort((left, right) => left.name.localeCompare(right.name, 'en'));
}

function categories(exam: ExamFacts): string {
  const parts = Object.entries(exam.testCounts)
    .filter(([, count]) => count > 0)
    .map(([category, count]) => `${count} ${category}`);
  return parts.length > 0 ? ` (${joined(parts)})` : '';
}

function freeTests(exam: ExamFacts): string {
  return exam.freeTests ? `, ${exam.freeTests} of them free to start` : '';
}

/** One line: name, price and number of tests. */
export function examLine(exam: ExamFacts): string {
  return `**${exam.name}**: ${price(exam)}, ${countOf(exam.totalTests, 'test')}`;
}

/** The details of one exam's test series. */
export function describeExam(exam: ExamFacts): string {
  const facts = [
    `Price: ${price(exam)}`,
    `Tests: ${exam.totalTests}${categories(exam)}${freeTests(exam)}`,
    `Duration: ${exam.duration}`,
    ...(exam.subjects.length > 0 ? [`Subjects: ${joined(exam.subjects)}`] : []),
    `Last updated: ${monthYear.format(new Date(exam.lastUpdated))}`,
  ];
  const intro = [`**${exam.name} Test Series**`, exam.description].filter(Boolean).join('\n');
  return `${intro}\n\n${bullets(facts, facts.length)}\n\nYou find it under **Exam Test Series**.`;
}

/** The price of one exam's test series. */
export function describePrice(exam: ExamFacts): string {
  return `The **${exam.name}** test series costs **${price(exam)}**. It holds ${countOf(exam.totalTests, 'test')}${categories(exam)}${freeTests(exam)}.

**Buy Now** on the exam's page sends your wish to our office.`;
}

/** The number of one exam's tests. */
export function describeCounts(exam: ExamFacts): string {
  return `**${exam.name}** has ${countOf(exam.totalTests, 'test')}${categories(exam)}${freeTests(exam)}.`;
}

/** Names, prices and test counts of at most twenty exams, sorted by name. */
export function listExams(exams: readonly ExamFacts[]): string {
  return bullets(byName(exams).slice(0, MAX_LISTED).map(examLine), exams.length);
}

/** The price list, with an explanation of prices. */
export function describePlans(exams: readonly ExamFacts[]): string {
  return `There is no monthly subscription. Your account is free and comes with **Premium** membership; each exam's test series has its own price:

${listExams(exams)}`;
}

/** The number of all tests and of each exam's tests. */
export function describeAllCounts(exams: readonly ExamFacts[]): string {
  const total = exams.reduce((sum, exam) => sum + exam.totalTests, 0);
  return `There are ${countOf(total, 'test')} in ${countOf(exams.length, 'exam')}:\n\n${listExams(exams)}`;
}

/** The cheapest and the most expensive test series. */
export function describeExtremes(exams: readonly ExamFacts[]): string {
  const sorted = byName(exams).sort((left, right) => left.price - right.price);
  const [cheapest] = sorted;
  const mostExpensive = sorted.at(-1);
  if (!cheapest || !mostExpensive) return describePlans(exams);
  return `The cheapest test series is ${examLine(cheapest)}; the most expensive one is ${examLine(mostExpensive)}. In every series a third of the tests are free to start.`;
}

/** The next live tests, in Indian time; of the given exams, if these have any. */
export function describeUpcoming(
  all: readonly UpcomingFacts[],
  exams: readonly ExamFacts[] = [],
): string {
  const own = all.filter(({ examName }) => exams.some((exam) => exam.name === examName));
  const upcoming = own.length > 0 ? own : all;
  if (upcoming.length === 0) {
    return 'No live test is scheduled just now. New ones appear under **Dashboard → Upcoming Tests**.';
  }
  const next = [...upcoming]
    .sort((left, right) => left.startsAt.localeCompare(right.startsAt))
    .slice(0, 5)
    .map(
      (test) =>
        `**${test.name}** (${test.examName}): ${dateAndTime.format(new Date(test.startsAt))}`,
    );
  return `${livePlace(exams, own)}The next live tests, in Indian time:\n\n${bullets(next, upcoming.length)}\n\nRegister under **Dashboard → Upcoming Tests**; it costs nothing extra.`;
}
