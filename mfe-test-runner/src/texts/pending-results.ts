/* A finished live test whose marks and solutions are not public yet. */

export const documentTitle = 'Test submitted';
export const submitted = 'You have submitted this test';
export const timeIsUp = 'Your time is up';
export const why =
  'Other students may still be taking this live test, so nobody can see marks or right answers yet. Your answers are safe. We will send you an email when the marks are here.';
export const answered = 'Answered';
export const answeredOf = (count: number, total: number) => `${count} of ${total} questions`;
export const timeSpent = 'Time spent';
export const submittedOn = 'Submitted';
export const endedOn = 'Ended';
export const moreTests = (exam: string) => `More tests of ${exam}`;
export const testHistory = 'Test History';
