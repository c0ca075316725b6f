import { formatCount } from '@abhyas/web-kit/formats';

export const title = 'All Exam Test Series';
export const subtitle =
  'Choose your exam. Every test is free with an account. Tests marked “Free” start directly from the exam’s page.';

export const searchLabel = 'Search exams';
export const search = 'Search';
export const categories = 'Exam categories';
export const allCategories = 'All';

export const exams = 'Exams';
export const loading = 'Loading exams...';
export const searchFailed = 'Search failed';
export const listFailed = 'Failed to fetch exams';
export const notOffered = (exam: string) => `${exam} is not offered yet.`;
export const similarExams = 'Similar exams:';
export const otherExams = 'You can practise for:';
export const offeredExams = 'Exams that are offered';
export const found = (exams: number, searched: string, category: string) =>
  [
    formatCount(exams, 'exam'),
    searched !== '' && `for “${searched}”`,
    category !== '' && `in ${category}`,
  ]
    .filter(Boolean)
    .join(' ');

export const noneTitle = 'No exams found';
export const noneText = "Try adjusting your search criteria to find what you're looking for.";
export const showAll = 'Show all exams';

export const totalTests = 'Total Tests';
export const chapterwise = 'Chapterwise';
export const topicwise = 'Topicwise';
export const setwise = 'Setwise';
export const freeTests = (tests: number) => formatCount(tests, 'free test');
export const inProgress = (test: string, others: number) =>
  others > 0 ? `In progress: ${test} and ${others} more` : `In progress: ${test}`;
export const view = 'View Test Series';
export const viewOf = (exam: string) => `View Test Series: ${exam}`;
