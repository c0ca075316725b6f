import { formatCount } from '@abhyas/web-kit/formats';

export const loading = 'Loading your performance...';
export const loadFailed = 'Your performance could not be loaded';
export const noneTitle = 'See how you improve';
export const noneText =
  'After your first test you see your score and your speed here. After some tests you also see your rank among all students.';

export const awaitingMarks = (tests: number) =>
  tests === 1
    ? 'One live test is not in these figures yet: its marks come when the last student has finished.'
    : `${formatCount(tests, 'live test')} are not in these figures yet: their marks come when the last student has finished.`;

export const notAvailable = 'N/A';
export const overallPercentile = 'Overall Percentile';
export const percentile = (value: number) => `${value}/100`;
export const percentileNote = (value: number) =>
  `You did as well as ${value}% of students, or better`;
export const noPercentile = 'You get it with your rank';
export const accuracy = 'Accuracy';
export const accuracyNote = 'of your answers are right';
export const speed = 'Speed';
export const speedNote = 'questions a minute';
export const noSpeed = 'You get it after a test in which you do not answer too fast';
export const rank = 'All India Rank';
export const rankNote = (top: string, students: number) =>
  `${top} of test takers (${formatCount(students, 'student')})`;
export const moreTestsForRank = (needed: number, finished: number) =>
  `Finish ${formatCount(needed, 'test')} to get a rank. You have finished ${finished}.`;
export const moreStudentsForRank = (students: number) =>
  `You get a rank when your marks are above zero and each of your tests has ${students} students`;
export const basis = (students: number) =>
  `We rank ${formatCount(students, 'student')} by their average result in all their tests. Your rank and your percentile are both from this list.`;

export const exams = 'Your Exams';
export const examRank = (place: number, students: number, top: string, tests: number) =>
  `Rank ${place} of ${formatCount(students, 'student')}: ${top}, from ${formatCount(tests, 'test')}`;
export const rankNeeds = (needed: number, students: number) =>
  `You get a rank in an exam after ${formatCount(needed, 'test')} that ${formatCount(students, 'student')} or more have taken.`;
export const moreTests = (finished: number, needed: number) =>
  `${finished} of ${formatCount(needed, 'test')} finished`;
export const moreStudents = (ready: number, needed: number, students: number) =>
  `${ready} of ${formatCount(needed, 'test')} taken by ${formatCount(students, 'student')}`;
export const fewStudents = (students: number, needed: number) =>
  `${students} of ${formatCount(needed, 'student')} have finished enough tests`;
export const noMarks = 'A rank needs marks above zero';

export const scoresIn = (exam: string) => `Your Scores in ${exam}`;
export const exam = 'Exam';
export const loadingScores = 'Loading your scores...';
export const scoresFailed = 'Your scores could not be loaded';
export const test = 'Test';
export const numberedTest = (number: number, title: string) => `${number}. ${title}`;
export const date = 'Date';
export const score = 'Score';
export const onlyScore = (percent: number) => `You had ${percent}% in your only test of this exam.`;
export const sameScore = (percent: number, tests: number) =>
  `You had ${percent}% in the first and in the latest of your last ${formatCount(tests, 'test')}.`;
export const scores = (latest: number, first: number, tests: number) =>
  `You had ${latest}% in your latest test, and ${first}% in the first of your last ${formatCount(tests, 'test')}.`;

/** Where percentages are not those of right answers. */
export const shareOfMarks = 'Where a test has its own marks, this is your share of the marks.';
export const byMarks = (sentence: string) => `${sentence} ${shareOfMarks}`;
export const inMarks = (percent: number, marks: string) => `${percent}% (${marks})`;

export const improvement = 'Your Improvement';
export const noImprovement = 'No improvement data available';
export const onlyMonth = (month: string, percent: number) =>
  `Your average in ${month} is ${percent}%.`;
export const sameAverage = (percent: number, month: string) =>
  `Your average is ${percent}%, the same as in ${month}.`;
export const averages = (percent: number, month: string, before: number) =>
  `Your average is ${percent}%. In ${month} it was ${before}%.`;

export const topics = 'Topic-wise Performance';
export const topicScore = (topic: string) => `${topic} score`;
export const topicsNote =
  'Weakest first. “+5%” means: 5% more right answers than in your earlier tests.';
export const topicFacts = (subject: string, right: number, total: number) =>
  `${subject}, ${right} of ${total} right`;
export const sameTrend = 'no change';
export const better = (percent: number) => `+${percent}%`;
export const worse = (percent: number) => `−${percent}%`;
export const showWeakest = 'Show the weakest topics';
export const showAllTopics = (count: number) => `Show all ${count} topics`;

export const subjects = 'Subject-wise Performance';
export const noSubjects = 'No subject data available';
export const subjectScore = (subject: string) => `${subject} score`;
export const subjectRank = (place: number, students: number) => `Rank ${place} of ${students}`;
