import { formatCount } from '@abhyas/web-kit/formats';

export const documentTitle = 'Test details';
export const documentTitleOf = (test: string, exam: string) => `${test}, ${exam}`;
export const loading = 'Loading test details...';
export const loadFailed = 'Failed to load test';
export const notFoundTitle = 'Test not found';
export const notFoundText = 'The requested test could not be found.';
export const archivedTitle = 'Test no longer offered';
export const backToAll = 'Back to All Exams';
export const backToSeries = 'Back to the test series';
export const seriesOf = (exam: string) => `${exam} Test Series`;

export const free = 'Free';
export const startTest = 'Start Test';

export const contents = 'What this test contains';
export const questions = 'Questions';
export const duration = 'Duration';
export const difficulty = 'Difficulty';
export const subjects = 'Subjects';
export const questionsOf = (count: number) => formatCount(count, 'question');

export const marking = 'How it is marked';
export const rightAnswer = 'Right answer';
export const wrongAnswer = 'Wrong answer';
export const notAnswered = 'Not answered';
export const noMarks = 'No marks';
/** An exact fraction in the usual notation: “+1 mark”, “−1/3 mark”. */
export const marks = (sign: '+' | '−', size: string) =>
  `${sign}${size} ${size === '1' || size.includes('/') ? 'mark' : 'marks'}`;
export const markingNote =
  'Each question has 1 correct answer. The clock starts only when you press Start Test under the instructions. If you leave, the clock keeps running and you can come back.';

export const lastResult = (score: number) => `Your last result: ${score}%`;
export const bestOf = (date: string, best: number, attempts: number) =>
  `${date}, best ${best}% in ${formatCount(attempts, 'attempt')}`;
export const taken = 'You have taken this live test';
export const takenOn = (date: string, marksCome: string) => `${date}. ${marksCome}.`;
export const viewAttempt = 'View Attempt';
export const viewResults = 'View Results';
export const lastResultFailed = 'Your last result could not be loaded';
