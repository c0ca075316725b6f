import { formatCount } from '@abhyas/web-kit/formats';

export const loading = 'Loading your test history...';
export const loadFailed = 'Your test history could not be loaded';
export const noneTitle = 'No test history yet';
export const noneText = 'Take your first test to see your history here.';
export const refused =
  'We could not search with these words or days. Correct the marked fields above, or press Clear.';
export const notFoundTitle = 'No test found';
export const notFoundText = 'You have no finished test like this. Try another word or day.';
export const showAll = 'Show all my tests';
export const showing = (first: number, last: number, total: number) =>
  `Showing ${first} to ${last} of ${total} results`;
export const pages = 'Pages of your test history';
export const finished = 'Tests you have finished';
export const finishedFiltered = 'Tests you have finished, filtered';

export const filters = 'Your tests';
export const searchAndSort = 'Search and sort';
export const search = 'Search';
export const exam = 'Exam';
export const allExams = 'All exams';
export const anotherExam = 'Another exam';
export const sortBy = 'Sort by';
export const sorts = {
  '-date': 'Newest first',
  date: 'Oldest first',
  '-score': 'Highest score',
  score: 'Lowest score',
  '-accuracy': 'Highest accuracy',
  accuracy: 'Lowest accuracy',
  '-duration': 'Longest',
  duration: 'Shortest',
} as const;
export const from = 'From';
export const to = 'To';
export const show = 'Show';
export const clear = 'Clear';

export const test = 'Test';
export const date = 'Date';
export const score = 'Score';
export const duration = 'Duration';
export const accuracy = 'Accuracy';
export const percentile = 'Percentile';
export const actions = 'Actions';
export const timeRanOut = 'Time over';
export const testAndKind = (title: string, kind: string) => `${title}, ${kind}`;
export const testThatRanOut = (title: string, kind: string) => `${title}, ${kind}, time over`;
export const detailsOf = (name: string) => `Details: ${name}`;
export const view = 'View';
export const viewOf = (name: string) => `View: ${name}`;
export const retake = 'Retake';
export const retakeOf = (name: string) => `Retake: ${name}`;

export const none = '–';

export const ofStudents = (students: number) => `of ${formatCount(students, 'student')}`;
export const notRanked = 'Not ranked';
export const studentsSoFar = (students: number) => `${formatCount(students, 'student')} so far`;
