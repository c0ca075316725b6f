import { countOf, indiaTimeFormat } from '@abhyas/service-kit/rules';
import type { ExamFacts, UpcomingFacts } from '../../clients/catalogue.client.js';
import * as texts from './describe-exams.texts.js';

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
    ? texts.noLiveTestOf(exams.map(({ name }) => name))
    : '';
}

function price(exam: ExamFacts): string {
  return exam.price === 0 ? texts.freeOfCharge : rupees.format(exam.price);
}

function bullets(lines: readonly string[], total: number): string {
  const shown = lines.map((line) => `• ${line}`).join('\n');
  const rest = total - lines.length;
  return rest > 0 ? `${shown}\n• ${texts.moreExams(rest)}` : shown;
}

function byName(exams: readonly ExamFacts[]): ExamFacts[] {
  return [...exams].sort((left, right) => left.name.localeCompare(right.name, 'en'));
}

function categories(exam: ExamFacts): string {
  const parts = Object.entries(exam.testCounts)
    .filter(([, count]) => count > 0)
    .map(([category, count]) => `${count} ${category}`);
  return parts.length > 0 ? ` (${texts.listOf(parts)})` : '';
}

function freeTests(exam: ExamFacts): string {
  return exam.freeTests ? texts.freeTests(exam.freeTests) : '';
}

function testsOf(exam: ExamFacts): string {
  return `${countOf(exam.totalTests, 'test')}${categories(exam)}${freeTests(exam)}`;
}

/** One line: name, price and number of tests. */
export function examLine(exam: ExamFacts): string {
  return texts.examLine(exam.name, price(exam), exam.totalTests);
}

/** The details of one exam's test series. */
export function describeExam(exam: ExamFacts): string {
  const facts = [
    texts.seriesFacts.price(price(exam)),
    texts.seriesFacts.tests(`${exam.totalTests}${categories(exam)}${freeTests(exam)}`),
    texts.seriesFacts.duration(exam.duration),
    ...(exam.subjects.length > 0 ? [texts.seriesFacts.subjects(exam.subjects)] : []),
    texts.seriesFacts.lastUpdated(monthYear.format(new Date(exam.lastUpdated))),
  ];
  const intro = [texts.seriesTitle(exam.name), exam.description].filter(Boolean).join('\n');
  return `${intro}\n\n${bullets(facts, facts.length)}\n\n${texts.whereToFind}`;
}

/** The price of one exam's test series. */
export function describePrice(exam: ExamFacts): string {
  return exam.price === 0
    ? texts.noPrice(exam.name, testsOf(exam))
    : texts.price(exam.name, price(exam), testsOf(exam));
}

/** The number of one exam's tests. */
export function describeCounts(exam: ExamFacts): string {
  return texts.counts(exam.name, testsOf(exam));
}

/** Names, prices and test counts of at most twenty exams, sorted by name. */
export function listExams(exams: readonly ExamFacts[]): string {
  return bullets(byName(exams).slice(0, MAX_LISTED).map(examLine), exams.length);
}

/** The price list, with an explanation of prices. */
export function describePlans(exams: readonly ExamFacts[]): string {
  return texts.plans(listExams(exams));
}

/** The number of all tests and of each exam's tests. */
export function describeAllCounts(exams: readonly ExamFacts[]): string {
  const total = exams.reduce((sum, exam) => sum + exam.totalTests, 0);
  return texts.allCounts(total, exams.length, listExams(exams));
}

/** The cheapest and the most expensive test series. */
export function describeExtremes(exams: readonly ExamFacts[]): string {
  const sorted = byName(exams).sort((left, right) => left.price - right.price);
  const [cheapest] = sorted;
  const mostExpensive = sorted.at(-1);
  if (!cheapest || !mostExpensive) return describePlans(exams);
  return texts.extremes(examLine(cheapest), examLine(mostExpensive));
}

/** The next live tests, in Indian time; of the given exams, if these have any. */
export function describeUpcoming(
  all: readonly UpcomingFacts[],
  exams: readonly ExamFacts[] = [],
): string {
  const own = all.filter(({ examName }) => exams.some((exam) => exam.name === examName));
  const upcoming = own.length > 0 ? own : all;
  if (upcoming.length === 0) {
    return texts.noLiveTest;
  }
  const next = [...upcoming]
    .sort((left, right) => left.startsAt.localeCompare(right.startsAt))
    .slice(0, 5)
    .map(({ name, examName, startsAt }) =>
      texts.liveTest(name, examName, dateAndTime.format(new Date(startsAt))),
    );
  return `${livePlace(exams, own)}${texts.liveTests(bullets(next, upcoming.length))}`;
}
