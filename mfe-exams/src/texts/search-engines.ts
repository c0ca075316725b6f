import { formatCount, formatDuration } from '@abhyas/web-kit/formats';

export const list = 'All Exam Test Series';
export const seriesOf = (exam: string) => `${exam} Test Series`;
export const testOf = (test: string, exam: string) => `${test}, ${exam}`;
export const mockTest = 'Mock test';
export const unknownPage = 'Page not found';

/** Titles of the list: each page and each category has its own. */
export const listTitle = (category: string, page: number) =>
  [category === '' ? list : `${category} Exam Test Series`, page > 1 && `page ${page}`]
    .filter(Boolean)
    .join(', ');
export const searchTitle = (text: string) => `Search for “${text}”`;
export const listDescription = (exams: readonly string[]) =>
  `Free mock tests with explanations for ${exams.join(', ')}. Take a test, see your rank and your weakest subjects.`;

export const examDescription = (exam: string, tests: number, about: string) =>
  `${formatCount(tests, 'mock test')} for ${exam} with explanations, free with an account. ${about}`;

interface DescribedTest {
  title: string;
  exam: string;
  questions: number;
  duration: number;
  difficulty: string;
}

export const testDescription = ({ title, exam, questions, duration, difficulty }: DescribedTest) =>
  `${title}: a free mock test for ${exam}, with ${formatCount(questions, 'question')} in ${formatDuration(duration)}. Difficulty: ${difficulty}. You see explanations and your rank at once.`;
