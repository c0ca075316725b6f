import { createApi, type CataloguePaths } from '@abhyas/web-kit';

export const catalogue = createApi<CataloguePaths>();

type ResponseBody<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

export type ExamPage = ResponseBody<CataloguePaths['/exams']['get']>;
export type ExamSummary = ExamPage['exams'][number];
export type ExamDetail = ResponseBody<CataloguePaths['/exams/{examId}']['get']>;
export type TestSummary = ExamDetail['tests'][number];
export type TestDetails = ResponseBody<CataloguePaths['/exams/{examId}/tests/{testId}']['get']>;
export type SavedTest = ResponseBody<CataloguePaths['/api/user/saved-tests']['get']>[number];
export type UpcomingTest = ResponseBody<CataloguePaths['/api/user/upcoming-tests']['get']>[number];

/** The details of a live test, which all students take in the same window. */
export type LiveTestDetails = TestDetails &
  Required<Pick<TestDetails, 'opensAt' | 'closesAt' | 'liveTest'>>;

export function isLiveTest(test: TestDetails): test is LiveTestDetails {
  return test.liveTest !== undefined && test.opensAt !== undefined && test.closesAt !== undefined;
}
