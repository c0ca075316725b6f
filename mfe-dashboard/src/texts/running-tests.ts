export const title = (tests: number) =>
  tests === 1 ? 'Your test is running' : 'Your tests are running';
export const answered = (count: number, questions: number) => `${count} of ${questions} answered`;
export const resume = 'Resume';
export const resumeOf = (test: string) => `Resume: ${test}`;
export const lastMinutes = (test: string) => `Less than 5 minutes left for ${test}.`;
export const lastMinute = (test: string) => `Less than a minute left for ${test}.`;
