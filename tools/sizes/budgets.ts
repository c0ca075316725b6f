/** What the first visit of a page may load. */
export interface Budget {
  page: string;
  address: string;
  /** In scripts, brotli. */
  kilobytes: number;
  /** Requested files of any kind, without calls of services. */
  files: number;
}

/** Each is what the page loads now, and a little. Who lowers a figure lowers its budget. */
export const budgets: readonly Budget[] = [
  { page: 'start page', address: '/', kilobytes: 115, files: 15 },
  { page: 'exam list', address: '/exam-test-series', kilobytes: 115, files: 14 },
  { page: 'exam', address: '/exam-details/exam-1', kilobytes: 124, files: 16 },
  { page: 'test', address: '/test-details/exam-1/test-1', kilobytes: 120, files: 15 },
  { page: 'help', address: '/help', kilobytes: 125, files: 15 },
  { page: 'log in', address: '/login', kilobytes: 118, files: 12 },
  { page: 'instructions', address: '/mock-test/exam-1/test-1', kilobytes: 129, files: 15 },
  {
    // The running test loads while the instructions are read.
    page: 'test before its start',
    address: '/mock-test/exam-1/test-2',
    kilobytes: 158,
    files: 17,
  },
  {
    page: 'results',
    address: '/test-results/exam-1/test-1?attempt=attempt-1',
    kilobytes: 131,
    files: 15,
  },
  { page: 'dashboard', address: '/dashboard', kilobytes: 125, files: 15 },
];
