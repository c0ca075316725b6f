import { catalogue, type TestDetails } from '../../../shared/api/catalogue';

/** A test's details without its questions. */
export function getTestDetails(examId: string, testId: string): Promise<TestDetails> {
  return catalogue.GET('/exams/{examId}/tests/{testId}', { params: { path: { examId, testId } } });
}
