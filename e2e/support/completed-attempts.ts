import type { RequestOf } from '@abhyas/web-kit/contract';
import { expect, type APIRequestContext } from '@playwright/test';
import type { StartedAttempt } from './attempt-page.ts';
import { getExam, listExams } from './exams.ts';

/** A test of the sample catalogue. */
export interface SampleTest {
  examId: string;
  testId: string;
}

export interface CompletedAttempt extends SampleTest {
  attemptId: string;
}

type Save = RequestOf<'/tests/{id}/progress', 'put'>;

/** The shortest test of an exam with questions of several subjects, so that all charts have data. */
export async function mixedTest(): Promise<SampleTest> {
  for (const { _id: examId } of await listExams()) {
    const { tests } = await getExam(examId);
    const [mixed] = tests
      .filter(({ subjects }) => subjects.length > 1)
      .toSorted((one, other) => one.questions - other.questions);
    if (mixed) return { examId, testId: mixed._id };
  }
  throw new Error('The sample catalogue has no test of several subjects.');
}

type PaperQuestion = StartedAttempt['test']['questions'][number];

/** The option that a student chooses for a question; null leaves it open. Other kinds of questions stay open. */
export type Choice = (question: PaperQuestion, index: number) => number | null;

/**
 * Takes a test through the API, and marks every sixth question.
 *
 * @param option the same for all questions but a fifth, which stay open; or the choice for each
 */
export async function takeTest(
  request: APIRequestContext,
  token: string,
  { examId, testId }: SampleTest,
  option: number | Choice = 0,
): Promise<CompletedAttempt> {
  const headers = { authorization: `Bearer ${token}` };
  const started = await request.post(`/tests/${testId}/start`, { headers });
  expect(started.ok()).toBe(true);
  const { attemptId, test } = (await started.json()) as StartedAttempt;
  const choose = typeof option === 'number' ? sameOption(option) : option;
  const responses: Save['responses'] = test.questions.map((question, index) => ({
    questionId: question._id,
    selectedOption: question.kind ? null : choose(question, index),
    timeSpent: 20 + ((index * 17) % 45),
    marked: index % 6 === 1,
    visited: true,
    changedAt: index + 1,
  }));
  const saved = await request.put(`/tests/${attemptId}/progress`, {
    headers,
    data: { responses, currentQuestionIndex: 0, timeSpent: responses.length } satisfies Save,
  });
  expect(saved.ok()).toBe(true);
  const submitted = await request.post(`/tests/${attemptId}/submit`, { headers, data: {} });
  expect(submitted.ok()).toBe(true);
  return { examId, testId, attemptId };
}

function sameOption(option: number): Choice {
  return (_, index) => (index % 5 === 4 ? null : option);
}
