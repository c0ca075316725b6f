import { formatCount } from '@abhyas/web-kit/formats';

export const loading = 'Loading your bookmarked questions...';
export const loadFailed = 'Your bookmarked questions could not be loaded';
export const noneTitle = 'No bookmarked questions yet';
export const noneText =
  'In the review of a finished test, bookmark the questions that you want to see again.';
export const goToHistory = 'Go to Test History';
export const shown = (total: number) => formatCount(total, 'question');
export const shownOf = (matches: number, total: number) =>
  `${matches.toLocaleString('en-IN')} of ${formatCount(total, 'question')}`;
export const noMatchTitle = 'No bookmarked question found';
export const noMatchText = 'Change the search or the filters.';
export const showAll = 'Show all questions';
export const pages = 'Pages of your bookmarked questions';

export const searchAndFilter = 'Search and filter';
export const searchLabel = 'Search questions and notes';
export const search = 'Search';
export const exam = 'Exam';
export const allExams = 'All exams';
export const subject = 'Subject';
export const allSubjects = 'All subjects';
export const topic = 'Topic';
export const allTopics = 'All topics';
export const unknown = 'Unknown';
export const clearFilters = 'Clear filters';

export const nameOf = (number: number, test: string) => `question ${number} of ${test}`;
export const title = (number: number, test: string) => `Question ${number}, ${test}`;
export const rightAnswer = 'Correct answer';
export const sharedText = 'Text for several questions';
export const tableOfText = 'Table of the text';
export const table = 'Table of the question';
export const showAnswer = 'Show answer';
export const hideAnswer = 'Hide answer';
export const explanation = 'Explanation:';
export const noExplanation = 'There is no explanation for this question.';
export const bookmarkedOn = (date: string) => `Bookmarked on ${date}`;
export const openReview = 'Open review';
export const openReviewOf = (question: string) => `Open review: ${question}`;
export const remove = 'Remove';
export const removeOf = (question: string) => `Remove: ${question}`;
export const removeFailed = 'The bookmark could not be removed.';
export const isRemoved = (number: number, test: string) =>
  `Question ${number} of “${test}” is no longer bookmarked.`;
export const undo = 'Undo';
export const undoOf = (number: number, test: string) =>
  `Undo: remove question ${number} of ${test}`;
export const undoFailed = 'The question could not be bookmarked again.';

export const yourNote = 'Your note:';
export const addNote = 'Add a note';
export const addNoteOf = (question: string) => `Add a note: ${question}`;
export const editNote = 'Edit note';
export const editNoteOf = (question: string) => `Edit note: ${question}`;
export const noteLabel = 'Your note';
export const noteHint = 'Only you can read it.';
export const noteIsTooLong = (length: number) =>
  `A note can have at most 2,000 characters. This one has ${length.toLocaleString('en-IN')}.`;
export const noteFailed = 'The note could not be saved.';
export const saveNote = 'Save note';
export const cancel = 'Cancel';
