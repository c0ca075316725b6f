import type { APIRequestContext } from '@playwright/test';
import {
  takeTest,
  type Choice,
  type CompletedAttempt,
  type SampleTest,
} from './completed-attempts.ts';
import { withDatabase } from './database.ts';
import { getExam, listExams } from './exams.ts';
import { keysOf, rightOption, wrongOption, type Keys } from './keys.ts';
import { addParticipants } from './participants.ts';
import { registerStudent, type Student } from './student.ts';

/** A student with all finished attempts, oldest first. */
export interface ExperiencedStudent extends Student {
  attempts: readonly CompletedAttempt[];
}

/** The screens of a student depend on how many tests they have finished. */
export interface StudentsByAttempts {
  none: ExperiencedStudent;
  /** The marks are below zero, in a test with enough participants for ranks. */
  one: ExperiencedStudent;
  /** Two tests of one exam. */
  two: ExperiencedStudent;
  /** 57 attempts over six exams in eight months, the newest of today. Those of two exams are ranked. */
  many: ExperiencedStudent;
}

export const MANY_ATTEMPTS = 57;
/** The index of an attempt without any answer, in a test with enough participants for ranks. */
export const EMPTY_ATTEMPT = 6;
const EXAMS = 6;
const TESTS_PER_EXAM = 9;
const DAYS_BETWEEN = 4;
/** As `takeTest` reports them, on average. */
const SECONDS_PER_QUESTION = 42;
/** How many others have taken the tests of each exam: ranks need twenty participants. */
const OTHERS = [24, 24, 5, 0, 0, 0];

/** New students with 0, 1, 2 and 57 attempts. */
export async function studentsByAttempts(request: APIRequestContext): Promise<StudentsByAttempts> {
  const [none, one, two, many, exams] = await Promise.all([
    registerStudent(),
    registerStudent(),
    registerStudent(),
    registerStudent(),
    testsOfExams(),
  ]);
  const keys = await keysOf(exams.flat());
  const byExam = await Promise.all(
    exams.map(async (tests, exam) => {
      const taken: CompletedAttempt[] = [];
      // One after the other: the first attempt of a test is the one that is ranked.
      for (let index = exam; index < MANY_ATTEMPTS; index += EXAMS) {
        const test = tests[taken.length % tests.length]!;
        taken.push(await takeTest(request, many.token, test, choiceOf(keys, exam, taken.length)));
      }
      return taken;
    }),
  );
  const attempts = Array.from(
    { length: MANY_ATTEMPTS },
    (_, index) => byExam[index % EXAMS]![Math.floor(index / EXAMS)]!,
  );
  await spreadOverMonths(attempts);
  for (const [exam, count] of OTHERS.entries()) {
    if (count > 0) await addParticipants(byExam[exam]!.slice(0, exams[exam]!.length), count);
  }
  const [ranked] = attempts as [CompletedAttempt];
  const wrong = await takeTest(request, one.token, ranked, (question) =>
    wrongOption(keys, question),
  );
  await spreadOverMonths([wrong]);
  const first = await takeTest(request, two.token, exams[0]![0]!, choiceOf(keys, 3, 0));
  const second = await takeTest(request, two.token, exams[0]![1]!, choiceOf(keys, 0, 0));
  return {
    none: { ...none, attempts: [] },
    one: { ...one, attempts: [wrong] },
    two: { ...two, attempts: [first, second] },
    many: { ...many, attempts },
  };
}

/** Some tests of each exam, a whole mock test first. Other journeys use the first exams of the list. */
async function testsOfExams(): Promise<SampleTest[][]> {
  const exams = (await listExams()).slice(-EXAMS);
  return Promise.all(
    exams.map(async ({ _id: examId }) => {
      const { tests } = await getExam(examId);
      const shortest = tests.toSorted((one, other) => one.questions - other.questions);
      const mocks = shortest.filter(({ category }) => category === 'full');
      const chosen = new Set([...mocks.slice(0, 1), ...shortest].slice(0, TESTS_PER_EXAM));
      return [...chosen].map(({ _id: testId }) => ({ examId, testId }));
    }),
  );
}

/** More right answers from test to test, and fewer from exam to exam. In the first exam, one test is left empty. */
function choiceOf(keys: Keys, exam: number, test: number): Choice {
  if (exam + EXAMS * test === EMPTY_ATTEMPT) return () => null;
  const rightPercent = 80 - 12 * exam + 2 * test;
  return (question, index) => {
    if (index % 9 === 8) return null;
    const isRight = (index * 37 + test * 13) % 100 < rightPercent;
    return isRight ? rightOption(keys, question) : wrongOption(keys, question);
  };
}

/** Moves finished attempts into the past, days apart, and gives them the time that a student would need. */
async function spreadOverMonths(attempts: readonly CompletedAttempt[]): Promise<void> {
  const newestFirst = attempts.map(({ attemptId }) => attemptId).toReversed();
  await withDatabase('attempt', (database) =>
    database.query(
      `UPDATE attempts SET
         elapsed_seconds = LEAST(duration_seconds, ? * question_count),
         finished_at = finished_at - INTERVAL ? * (FIELD(id, ?) - 1) DAY,
         saved_at = finished_at,
         started_at = finished_at - INTERVAL elapsed_seconds SECOND,
         deadline_at = started_at + INTERVAL duration_seconds SECOND
       WHERE id IN (?)`,
      [SECONDS_PER_QUESTION, DAYS_BETWEEN, newestFirst, newestFirst],
    ),
  );
}
