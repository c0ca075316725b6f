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

/** The path of a test that every student may take. */
export async function pathOfFreeTest(): Promise<string> {
  const [first] = await listExams();
  const { _id, tests } = await getExam(first?._id);
  return `/mock-test/${_id}/${tests.find(({ free }) => free)?._id}`;
}
