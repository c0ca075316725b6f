/* The review of the questions, and what a student can do with one of them. */

type Outcome =
  | 'correct'
  | 'partly'
  | 'wrong'
  | 'not-attempted'
  | 'not-counted'
  | 'bonus'
  | 'dropped';
type Filter = 'all' | 'incorrect' | 'wrong' | 'partly' | 'not-attempted' | 'correct' | 'marked';

export const title = 'Questions to Review';
export const reviewAll = (count: number) =>
  count === 1 ? 'Review the question' : `Review all ${count} questions`;
export const showFirstMistakes = 'Show the first mistakes';
export const noMistakes = 'Every answer is right. There is nothing to review.';

// The numbers.
export const numbers = 'All questions';
export const numberLabel = (number: number, outcome: Outcome, isMarked: boolean) =>
  isMarked
    ? `Question ${number}: ${outcomes[outcome]}, marked for review`
    : `Question ${number}: ${outcomes[outcome]}`;
const outcomes: Readonly<Record<Outcome, string>> = {
  correct: 'right',
  partly: 'partly right',
  wrong: 'wrong',
  'not-attempted': 'not answered',
  'not-counted': 'answered, does not count',
  bonus: 'marks for everyone',
  dropped: 'dropped',
};

// The filters.
export const filters = 'Which questions';
export const filterLabels: Readonly<Record<Filter, string>> = {
  all: 'All',
  incorrect: 'Wrong or not answered',
  wrong: 'Wrong',
  partly: 'Partly right',
  'not-attempted': 'Not answered',
  correct: 'Right',
  marked: 'Marked',
};
export const emptyTexts: Readonly<Record<Filter, string>> = {
  all: 'This test has no questions.',
  correct: 'No answer was right this time.',
  incorrect: 'Every answer is right.',
  wrong: 'No answer was wrong.',
  partly: 'No answer was partly right.',
  'not-attempted': 'You answered every question.',
  marked: 'You did not mark any question for review.',
};
export const subject = 'Subject';
export const allSubjects = 'All subjects';
export const pageOf = (page: number, pages: number, first: number, last: number) =>
  `Page ${page} of ${pages}: questions ${first} to ${last}`;
export const pages = 'Pages of the review';
export const printedFilter = (label: string, count: number, total: number) =>
  `${label}: ${count} of ${total}`;
export const printedFilterIn = (label: string, count: number, total: number, name: string) =>
  `${label}: ${count} of ${total}, ${name}`;

// A question.
export const question = (number: number) => `Question ${number}`;
export const verdicts: Readonly<Record<Outcome, string>> = {
  correct: 'Right',
  partly: 'Partly right',
  wrong: 'Incorrect',
  'not-attempted': 'Not answered',
  'not-counted': 'Does not count',
  bonus: 'Marks for everyone',
  dropped: 'Dropped',
};
export const markedForReview = 'Marked for review';
export const yourAnswer = 'Your Answer';
export const correctAnswer = 'Correct Answer';
export const correctAnswers = 'Correct Answers';
export const marksOf = (marks: string, maxMarks: string) => `${marks} of ${maxMarks} marks`;
export const partOfMarks = (right: number, all: number, marks: string) =>
  `You chose ${right} of ${all} right options and no wrong one: ${marks} marks.`;
/** Why a question counts as it does. */
export const reasons: Readonly<Partial<Record<Outcome, string>>> = {
  'not-counted': 'You answered too many questions in this section, so this answer does not count.',
  bonus: 'This question had a mistake. Everyone got its marks.',
  dropped: 'This question had a mistake. It counts for nobody.',
};
export const table = 'Table of the question';
export const passageOf = (numbers: string) => `Text for questions ${numbers}`;
export const passageTable = 'Table of the text';
export const notAttempted = 'Not attempted';
export const allOptions = 'All options';
export const explanation = 'Explanation:';
export const ownTime = (own: string) => `Your time ${own}`;
export const ownAndAverageTime = (own: string, average: string) =>
  `Your time ${own}, average ${average}`;
export const averageTime = (average: string) => `Average time ${average}`;

// The bookmark of a question.
export const bookmark = 'Bookmark';
export const bookmarked = 'Bookmarked';
export const bookmarkOf = (number: number) => `Bookmark: question ${number}`;
export const bookmarkedOf = (number: number) => `Bookmarked: question ${number}`;
export const notBookmarked = 'The question could not be bookmarked.';
export const bookmarkStays = 'The bookmark could not be removed.';
