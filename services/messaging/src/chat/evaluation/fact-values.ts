import { indiaTimeFormat } from '@abhyas/service-kit/rules';
import type { OwnFigures } from '../../clients/attempt.client.js';
import type { CatalogueFacts, ExamFacts } from '../../clients/catalogue.client.js';

/** The signed-in student of the evaluation. */
export const EVALUATED_STUDENT: OwnFigures = {
  testsTaken: 7,
  avgScore: 61.43,
  weakestSubject: 'Quantitative Aptitude',
  recentActivity: [
    {
      testName: 'Tier 1 Mock Test 2',
      date: '2026-11-20T10:00:00.000Z',
      score: 57.25,
      attemptId: '0193a1c0-0000-7000-8000-0000000000a1',
      examId: '0193a1c0-0000-7000-8000-0000000000a2',
      testId: '0193a1c0-0000-7000-8000-0000000000a3',
    },
  ],
};

const date = indiaTimeFormat({ day: 'numeric', month: 'long' });
const FRACTIONS = new Map([
  ['1/2', '½'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/4', '¼'],
]);

/** A pattern with the catalogue's facts instead of its placeholders: `{SSC CGL.price}`. */
export function fillPlaceholders(pattern: string, facts: CatalogueFacts): string {
  return pattern.replace(/\{([^{}]*[a-zA-Z][^{}]*)\}/gu, (_, name: string) =>
    valueOf(name, facts).replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`),
  );
}

function valueOf(name: string, facts: CatalogueFacts): string {
  if (name === 'exams') return String(facts.exams.length);
  if (name === 'total') return String(facts.exams.reduce((sum, exam) => sum + exam.totalTests, 0));
  const dot = name.lastIndexOf('.');
  const [owner, fact] = [name.slice(0, dot), name.slice(dot + 1)];
  if (owner === 'live') return liveValue(fact, facts);
  if (owner === 'me') return ownValue(fact);
  const exam = facts.exams.find((one) => one.name === owner);
  if (!exam) throw new Error(`no exam for {${name}}`);
  return examValue(fact, exam);
}

function liveValue(fact: string, { upcomingTests }: CatalogueFacts): string {
  const [next] = upcomingTests.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  if (!next) throw new Error('no live test is scheduled');
  return fact === 'exam' ? next.examName : date.format(new Date(next.startsAt));
}

function ownValue(fact: string): string {
  const [last] = EVALUATED_STUDENT.recentActivity;
  const values: Record<string, unknown> = {
    tests: `${EVALUATED_STUDENT.testsTaken} tests`,
    average: Math.round(EVALUATED_STUDENT.avgScore),
    weak: EVALUATED_STUDENT.weakestSubject,
    last: last?.testName,
    lastScore: last && Math.round(last.score),
  };
  return String(values[fact]);
}

function examValue(fact: string, exam: ExamFacts): string {
  const full = exam.series.find(({ category }) => category === 'full');
  const values: Record<string, string | number | undefined> = {
    price: `₹${exam.price.toLocaleString('en-IN')}`,
    tests: `${exam.totalTests} tests`,
    free: exam.freeTests,
    questions: full?.maxQuestions,
    minutes: full && full.maxDuration / 60,
    right: full?.markingCorrect,
    wrong: full && fraction(full.markingWrong.slice(1)),
    ...exam.testCounts,
  };
  const value = values[fact];
  if (value === undefined) throw new Error(`no fact "${fact}" of ${exam.name}`);
  return String(value);
}

function fraction(text: string): string {
  return FRACTIONS.get(text) ?? text;
}
