export const documentTitle = 'Mock tests for competitive exams';
export const description =
  'Timed mock tests for SSC, JEE, NEET, GATE, banking and other exams. After each test you see your score, your rank and what to study next.';
