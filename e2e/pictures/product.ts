import type { RequestOf } from '@abhyas/web-kit/contract';
import { request } from '@playwright/test';
import type { StartedAttempt } from '../support/attempt-page.ts';
import {
  takeTest,
  type Choice,
  type CompletedAttempt,
  type SampleTest,
} from '../support/completed-attempts.ts';
import { withDatabase } from '../support/database.ts';
import { getExam, listExams } from '../support/exams.ts';
import { keysOf, rightOption, wrongOption, type Keys } from '../support/keys.ts';
import { addParticipants } from '../support/participants.ts';
import { runningStack } from '../support/stack.ts';
import { registerStudent } from '../support/student.ts';

type Save = RequestOf<'/tests/{id}/progress', 'put'>;

const EXAM = 'SSC CGL';
/** Participants besides the student; their marks spread evenly. */
const OTHERS = 119;
/** The index of the question that the pictures of the running test show; those after it are not visited. */
const CURRENT = 11;
const NOT_ANSWERED: ReadonlySet<number> = new Set([3, 8]);
const MARKED: ReadonlySet<number> = new Set([3, 9]);

/** What the pictures show. */
export interface Product {
  token: string;
  /** The address of a finished attempt's results. */
  results: string;
  /** The address of a running test. */
  runner: string;
  /** When the running test ends, in milliseconds since 1970. */
  deadline: number;
}

/** A student with a finished attempt, which is ranked, and a running one. */
export async function makeProduct(): Promise<Product> {
  const api = await request.newContext({ baseURL: runningStack().origin });
  const [{ token }, [taken, running]] = await Promise.all([registerStudent(), twoTests()]);
  const keys = await keysOf([taken, running]);
  const attempt = await takeTest(api, token, taken, choiceOf(keys));
  await addParticipants([attempt], OTHERS);
  await setTimes(attempt);
  const headers = { authorization: `Bearer ${token}` };
  const started = await api.post(`/tests/${running.testId}/start`, { headers });
  const { attemptId, deadline, test } = (await started.json()) as StartedAttempt;
  const responses: Save['responses'] = test.questions
    .slice(0, CURRENT + 1)
    .map((question, index) => ({
      questionId: question._id,
      selectedOption: NOT_ANSWERED.has(index) ? null : rightOption(keys, question),
      timeSpent: 20 + ((index * 17) % 45),
      marked: MARKED.has(index),
      visited: true,
      changedAt: index + 1,
    }));
  await api.put(`/tests/${attemptId}/progress`, {
    headers,
    data: { responses, currentQuestionIndex: CURRENT, timeSpent: responses.length } satisfies Save,
  });
  await api.dispose();
  return {
    token,
    results: `/test-results/${taken.examId}/${taken.testId}?attempt=${attempt.attemptId}`,
    runner: `/mock-test/${running.examId}/${running.testId}`,
    deadline: Date.parse(deadline),
  };
}

/** The first two free tests of the exam with questions of several subjects. */
async function twoTests(): Promise<[SampleTest, SampleTest]> {
  const exam = (await listExams()).find(({ name }) => name === EXAM);
  const { _id: examId, tests } = await getExam(exam?._id);
  const [first, second] = tests
    .filter(({ free, category, subjects }) => free && category === 'setwise' && subjects.length > 1)
    .map(({ _id: testId }) => ({ examId, testId }));
  if (!first || !second) throw new Error(`${EXAM} has no two free tests of several subjects.`);
  return [first, second];
}

/** Most right, some wrong, the last ones without an answer. */
function choiceOf(keys: Keys): Choice {
  return (question, index) => {
    if (index > 36) return null;
    return (index * 37) % 100 < 86 ? rightOption(keys, question) : wrongOption(keys, question);
  };
}

/** The same times in all pictures, and those that a student would need. */
async function setTimes({ attemptId }: CompletedAttempt): Promise<void> {
  await withDatabase('attempt', (database) =>
    database.query(
      `UPDATE attempts SET
         elapsed_seconds = 1694,
         finished_at = '2026-11-15 05:58:14',
         saved_at = finished_at,
         started_at = finished_at - INTERVAL elapsed_seconds SECOND,
         deadline_at = started_at + INTERVAL duration_seconds SECOND
       WHERE id = ?`,
      [attemptId],
    ),
  );
}
