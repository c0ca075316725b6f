import type { ResponseOf } from '@abhyas/web-kit';

export type ExamPage = ResponseOf<'/exams'>;
export type ExamSummary = ExamPage['exams'][number];
export type ExamDetail = ResponseOf<'/exams/{examId}'>;
export type TestSummary = ExamDetail['tests'][number];
export type TestDetails = ResponseOf<'/exams/{examId}/tests/{testId}'>;

/** The details of a live test, which all students take in the same window. */
export type LiveTestDetails = TestDetails &
  Required<Pick<TestDetails, 'opensAt' | 'closesAt' | 'liveTest'>>;

export function isLiveTest(test: TestDetails): test is LiveTestDetails {
  return test.liveTest !== undefined && test.opensAt !== undefined && test.closesAt !== undefined;
}
