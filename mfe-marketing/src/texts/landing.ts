export const documentTitle = 'Mock tests for competitive exams';
