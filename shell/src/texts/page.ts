// The page itself, before its scripts run.
export const title = 'Abhyas · Mock tests for competitive exams';
export const description =
  'Timed mock tests and test series for SSC, JEE, NEET, GATE, banking and other exams, with an analysis of every result.';
export const needsScripts = 'This page needs JavaScript.';
export const withoutScripts = 'Without JavaScript, you can read about our exams and tests:';
export const allExams = 'All exams';
export const help = 'Help';
