import { createApi, type CataloguePaths } from '@abhyas/web-kit';

export const catalogue = createApi<CataloguePaths>();

type Answer<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

export type ExamPage = Answer<CataloguePaths['/exams']['get']>;
export type ExamSummary = ExamPage['exams'][number];
export type ExamDetail = Answer<CataloguePaths['/exams/{examId}']['get']>;
export type TestSummary = ExamDetail['tests'][number];
export type TestDetails = Answer<CataloguePaths['/exams/{examId}/tests/{testId}']['get']>;
export type SavedTest = Answer<CataloguePaths['/api/user/saved-tests']['get']>[number];
export type UpcomingTest = Answer<CataloguePaths['/api/user/upcoming-tests']['get']>[number];

/** The details of a live test: one that everybody takes in the same window. */
export type LiveTestDetails = TestDetails &
  Required<Pick<TestDetails, 'opensAt' | 'closesAt' | 'liveTest'>>;

export function isLiveTest(test: TestDetails): test is LiveTestDetails {
  return test.liveTest !== undefined && test.opensAt !== undefined && test.closesAt !== undefined;
}
