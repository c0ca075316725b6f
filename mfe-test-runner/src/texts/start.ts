/** The screens before the clock runs. */
export const loadFailed = 'Failed to load test';
export const startFailed = 'Failed to start test';
export const notStarted =
  'The test has not started and the clock is not running. Please try again.';
export const unknownTest = 'There is no test at this address. Maybe it was removed.';
export const viewDetails = 'View Details';
export const allExams = 'Back to All Exams';
