import { catalogue, type TestDetails } from '../../../shared/api/catalogue';

/** What a test holds, without its questions. */
export function getTestDetails(examId: string, testId: string): Promise<TestDetails> {
  return catalogue.GET('/exams/{examId}/tests/{testId}', { params: { path: { examId, testId } } });
}
