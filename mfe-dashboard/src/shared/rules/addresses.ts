/** The URLs of other apps' screens: all that we share with those apps. */
export const examListAddress = '/exam-test-series';
export const contactAddress = '/#contact';
export const loginAddress = '/login';
export const forgotPasswordAddress = '/forgot-password';
export const landingAddress = '/';

export function examAddress(examId: string): string {
  return `/exam-details/${examId}`;
}

export function testDetailsAddress(examId: string, testId: string): string {
  return `/test-details/${examId}/${testId}`;
}

export function runnerAddress(examId: string, testId: string): string {
  return `/mock-test/${examId}/${testId}`;
}

/** The attempt is in the query and in the navigation state, so that it survives a reload. */
export function resultsAddress(examId: string, testId: string, attemptId: string): string {
  return `/test-results/${examId}/${testId}?attempt=${attemptId}`;
}

/** The calendar file of a live test. */
export function calendarAddress(examId: string, testId: string): string {
  return `/exams/${examId}/tests/${testId}/calendar.ics`;
}
