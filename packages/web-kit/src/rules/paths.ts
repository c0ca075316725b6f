/** The paths of pages: all that the apps share with each other. */
export const HOME_PATH = '/';
export const ABOUT_PATH = '/#about';
export const TESTS_PATH = '/#tests';
export const STATS_PATH = '/#stats';
export const TESTIMONIALS_PATH = '/#testimonials';
export const CONTACT_PATH = '/#contact';
export const LOGIN_PATH = '/login';
export const REGISTER_PATH = '/register';
export const FORGOT_PASSWORD_PATH = '/forgot-password';
export const SIGN_IN_PATHS: readonly string[] = [LOGIN_PATH, REGISTER_PATH, FORGOT_PASSWORD_PATH];
export const HELP_PATH = '/help';
export const TERMS_PATH = '/terms';
export const PRIVACY_PATH = '/privacy';
export const REFUNDS_PATH = '/refunds';
export const ACCESSIBILITY_PATH = '/accessibility';
export const EXAMS_PATH = '/exam-test-series';
export const DASHBOARD_PATH = '/dashboard';

/** The first segments of the paths that contain ids. */
export const EXAM_PREFIX = '/exam-details';
export const TEST_DETAILS_PREFIX = '/test-details';
export const MOCK_TEST_PREFIX = '/mock-test';
export const RESULTS_PREFIX = '/test-results';

/** One answer of the help page, by its stable name. */
export function helpPath(slug: string): string {
  return `${HELP_PATH}#${slug}`;
}

/** The page of an exam. */
export function examPath(examId: string): string {
  return `${EXAM_PREFIX}/${examId}`;
}

/** The details of a test. */
export function testDetailsPath(examId: string, testId: string): string {
  return `${TEST_DETAILS_PREFIX}/${examId}/${testId}`;
}

/** The lobby of a live test, where registered students wait for its start. */
export function lobbyPath(examId: string, testId: string): string {
  return `${testDetailsPath(examId, testId)}/lobby`;
}

/** The test runner; its clock does not run while the student reads the instructions. */
export function mockTestPath(examId: string, testId: string): string {
  return `${MOCK_TEST_PREFIX}/${examId}/${testId}`;
}

/** The results of an attempt, whose id is in the query so that it survives a reload. */
export function resultsPath(examId: string, testId: string, attemptId: string): string {
  return `${RESULTS_PREFIX}/${examId}/${testId}?attempt=${attemptId}`;
}

/** A section of the dashboard, such as `profile`. */
export function dashboardPath(section: string): string {
  return `${DASHBOARD_PATH}/${section}`;
}

/** The calendar file of a live test. */
export function calendarPath(examId: string, testId: string): string {
  return `/exams/${examId}/tests/${testId}/calendar.ics`;
}

/** The address of a picture of a question, by its digest. */
export function figurePath(id: string): string {
  return `/figures/${id}`;
}
