import type { RequestOf } from '@abhyas/web-kit/contract';
import { answerTo, type StartedQuestion, type StartedTest } from '../saving-student.ts';
import type { Round } from './call.ts';
import type { CallsHarness } from './calls-harness.ts';
import type { Papers } from './papers.ts';
import type { CallRequest, Student } from './student.ts';

type Save = RequestOf<'/tests/{id}/progress', 'put'>;

const minutesTaken = 12;

/** An open attempt. */
export interface OpenAttempt {
  attemptId: string;
  testId: string;
  questions: readonly StartedQuestion[];
}

export function startRequest(testId: string): CallRequest {
  return { path: `/tests/${testId}/start` };
}

export async function start(student: Student, testId: string): Promise<OpenAttempt> {
  const { attemptId, test } = await student.ask<StartedTest>('POST', startRequest(testId));
  return { attemptId, testId, questions: test.questions };
}

/** Starts this many tests for each student, twelve minutes ago, and answers their questions. */
export async function openAnswered(
  { harness, students }: Pick<Round, 'harness' | 'students'>,
  papers: Papers,
  testsOf: (student: Student) => readonly string[],
): Promise<OpenAttempt[][]> {
  const opened = await Promise.all(
    students.map(async (student) => {
      const attempts: OpenAttempt[] = [];
      for (const testId of testsOf(student)) attempts.push(await start(student, testId));
      return attempts;
    }),
  );
  await harness.query(
    'attempt',
    `UPDATE attempts SET started_at = started_at - INTERVAL ${minutesTaken} MINUTE,
                         deadline_at = deadline_at - INTERVAL ${minutesTaken} MINUTE
      WHERE state = 'in_progress' AND revision = 0
        AND started_at > UTC_TIMESTAMP(3) - INTERVAL ${minutesTaken / 2} MINUTE`,
  );
  await Promise.all(
    students.map(async (student, index) => {
      for (const attempt of opened[index] ?? []) {
        await student.ask('PUT', saveRequest(student, attempt, papers, 1));
      }
    }),
  );
  return opened;
}

/** A save of all answers, as our own client sends it. */
export function saveRequest(
  student: Student,
  attempt: OpenAttempt,
  papers: Papers,
  revision: number,
): CallRequest {
  const responses = responsesOf(student, attempt, papers, revision);
  const body: Save = {
    revision,
    currentQuestionIndex: 0,
    timeSpent: minutesTaken * 60,
    responses,
  };
  return { path: `/tests/${attempt.attemptId}/progress`, body };
}

export function submitRequest(student: Student, attempt: OpenAttempt, papers: Papers): CallRequest {
  return {
    path: `/tests/${attempt.attemptId}/submit`,
    body: { responses: responsesOf(student, attempt, papers, 1) },
  };
}

/** An attempt that stays open would be resumed by the next start. */
export async function closeOpen(harness: CallsHarness): Promise<void> {
  await harness.query('attempt', `DELETE FROM attempts WHERE state = 'in_progress'`);
}

/** Students differ in what they know; they leave out one question in eight. */
function responsesOf(
  student: Student,
  { testId, questions }: OpenAttempt,
  { keys }: Papers,
  revision: number,
): Save['responses'] {
  return questions.map((question, index) => {
    const luck = hash(`${student.number} ${testId} ${index}`);
    const key = keys.get(question._id) ?? { selectedOption: 0 };
    const isKnown = luck % 100 < 35 + ((student.number * 7) % 60);
    const guess = (key.selectedOption ?? 0) + 1 + (luck % 3);
    return {
      questionId: question._id,
      ...(luck % 8 === 0 ? { selectedOption: null } : isKnown ? key : answerTo(question, guess)),
      timeSpent: 8 + (luck % 50) + revision,
      marked: index % 7 === 0,
      visited: true,
      changedAt: 20_000 * index + revision,
    };
  });
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return value >>> 3;
}
