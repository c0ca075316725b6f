/** The screens before the clock runs. */
export const loadFailed = 'Failed to load test';
export const startFailed = 'Failed to start test';
export const notStarted =
  'The test has not started and the clock is not running. Please try again.';
export const unknownTest = 'There is no test at this address. Maybe it was removed.';
export const taken = 'You have taken this live test';
export const takenOnce =
  'Every student can take it once. Your attempt says when marks and solutions come.';
export const seeAttempt = 'See Your Attempt';
export const viewDetails = 'View Details';
export const allExams = 'Back to All Exams';
