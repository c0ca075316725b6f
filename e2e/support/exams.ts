import type { ResponseOf } from '@abhyas/web-kit/contract';
import { getJson } from './api.ts';

/** The first page of the exams. */
export async function listExams(): Promise<ResponseOf<'/exams'>['exams']> {
  const { exams } = await getJson('/exams');
  return exams;
}

export function getExam(examId = ''): Promise<ResponseOf<'/exams/{examId}'>> {
  return getJson('/exams/{examId}', { params: { examId } });
}

/** A test that every student may take. */
export async function freeTest(): Promise<{ examId: string; testId: string }> {
  const [first] = await listExams();
  const { _id: examId, tests } = await getExam(first?._id);
  return { examId, testId: tests.find(({ free }) => free)?._id ?? '' };
}

/** A test of the sample catalogue with many questions of several subjects. */
export async function longTest(): Promise<{ examId: string; testId: string }> {
  for (const { _id: examId } of await listExams()) {
    const { tests } = await getExam(examId);
    const long = tests.find(({ questions, subjects }) => questions >= 60 && subjects.length > 1);
    if (long) return { examId, testId: long._id };
  }
  throw new Error('The sample catalogue has no long test of several subjects.');
}
