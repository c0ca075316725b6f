import { getJson } from './api.ts';

interface Exam {
  _id: string;
  name: string;
  tests: {
    _id: string;
    title: string;
    category: string;
    free: boolean;
    subjects: string[];
    questions: number;
  }[];
}

/** The first page of the exams. */
export async function listExams(): Promise<{ _id: string; totalTests: number }[]> {
  const { exams } = await getJson<{ exams: { _id: string; totalTests: number }[] }>('/exams');
  return exams;
}

export function getExam(id = ''): Promise<Exam> {
  return getJson<Exam>(`/exams/${id}`);
}

/** The path of a test that every student may take. */
export async function pathOfFreeTest(): Promise<string> {
  const [first] = await listExams();
  const { _id, tests } = await getExam(first?._id);
  return `/mock-test/${_id}/${tests.find(({ free }) => free)?._id}`;
}
