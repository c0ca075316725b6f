import { formatCount, formatDateTime, formatDuration } from '@abhyas/web-kit/formats';

/* The texts of a test's results. The headings and the sentences of its figures are the specification's. */

// The page.
export const documentTitle = 'Test Results';
export const title = 'Test Results';
export const subtitle = 'Detailed analysis of your performance';
export const loading = 'Loading test results…';
export const notFound = 'Results not found';
export const unableToLoad = 'Unable to load test results.';
export const loadFailed = 'Failed to load test results';
export const resumeTest = 'Resume Test';
export const testHistory = 'Test History';
export const print = 'Print';
export const submittedOn = (at: string) => `submitted on ${formatDateTime(at)}`;
export const timeRanOutOn = (at: string) =>
  `time was up on ${formatDateTime(at)}. We counted the answers that were saved by then.`;
export const goToCourse = 'Go to the Course';
export const tryAnother = 'Try Another Test';

// On paper.
export const printedOn = (date: string) => `Printed on ${date}`;

// Overall performance.
export const overallPerformance = 'Overall Performance';
export const scored = (correct: number, total: number) =>
  `You scored ${correct} out of ${total} questions correctly`;
export const marksOf = (marks: string, maxMarks: string) => `${marks} of ${maxMarks} marks`;
export const goToReview = 'Go to the review';
export const answers = 'Your answers';
export const rightCount = (count: number) => `${count} right`;
export const wrongCount = (count: number) => `${count} wrong`;
export const partlyRightCount = (count: number) => `${count} partly right`;
export const notAnsweredCount = (count: number) => `${count} not answered`;

// The verdict.
export const nothingAnswered = 'You did not answer any question.';
export const everyAnswerRight = 'Every answer is right.';
export const amongTheBest = 'You are among the best 10% of students.';
export const aboveAverage = 'Your marks are above the average of all students.';
export const atAverage = 'Your marks are the same as the average of all students.';
export const belowAverage = 'Your marks are below the average of all students.';
export const strongResult = 'This is a strong result.';
export const goodResult = 'This is a good result, and you can still gain marks.';
export const muchToGain = 'This test shows you what to learn next.';

// The next step.
export const readSolutions = 'Read the explanations below, then take the test again.';
export const takeHarderTest = 'Try a harder test next.';
export const answerMore = (count: number) =>
  `You did not answer ${formatCount(count, 'question')}. Next time, first answer the questions that you know. Then go back to the others.`;
export const workOn = (subject: string, correct: number, total: number) =>
  `Work on ${subject} next: ${correct} of ${total} were right there.`;
export const reviewNow = 'Go through the questions to review below while you still remember them.';

// The rank.
export const noRank = 'No rank';
export const noRankYet = 'No rank yet';
export const firstToTake = 'You are the first to take this test.';
export const tookItSoFar = (count: number) =>
  `${formatCount(count, 'student')} have taken this test so far.`;
export const rankFrom = (count: number) =>
  `You get a rank when ${formatCount(count, 'student')} have taken it.`;
export const rankNeedsMarks = 'You get a rank when your marks are above zero.';
export const rank = (own: string, students: string, percentile: number) =>
  `Rank ${own} of ${students}, percentile ${percentile}`;
export const wouldBeRank = (own: string, students: string, percentile: number) =>
  `Would be rank ${own} of ${students}, percentile ${percentile}`;
export const retake = 'You took this test before: only your first attempt is ranked.';
export const asGoodAs = (percentile: number) =>
  `You did as well as ${percentile}% of students, or better.`;
export const rankedAmong = (students: number, at: string) =>
  `We compared the first attempts of ${formatCount(students, 'student')} on ${formatDateTime(at)}.`;

// Accuracy and time.
export const accuracy = 'Accuracy';
export const correctAndIncorrect = (correct: number, incorrect: number) =>
  `${correct} correct, ${incorrect} incorrect`;
export const timeSpent = 'Time Spent';
export const averageSeconds = (seconds: number) => `Average ${seconds} seconds per question`;
export const shareOfTime = 'Share of the time that you used';
export const allTimeUsed = (seconds: number) => `You used all of your ${formatDuration(seconds)}.`;
export const timeUsed = (percent: number, seconds: number) =>
  `You used ${percent}% of your ${formatDuration(seconds)}.`;

// How everyone did.
export const everyone = 'How Everyone Did';
export const cohort = (students: number, average: string, best: string, own: string) =>
  `${formatCount(students, 'student')} have taken this test. The average of all students is ${average} of the marks. The best 10% of students got ${best} or more. You got ${own}.`;
export const marks = 'Marks';
export const students = 'Students';
export const you = 'You';
export const here = 'Here';
export const below0 = 'Below 0%';
export const marksAxis = 'Marks, percent of the maximum';
export const studentsSuffix = ' students';

// Parts of the test.
export const subjectWise = 'Subject-wise Performance';
export const difficultyWise = 'Difficulty-wise Performance';
export const topicWise = 'Topic-wise Performance';
export const difficultyQuestions = (difficulty: string) => `${difficulty} Questions`;
export const subject = 'Subject';
export const difficulty = 'Difficulty';
export const correct = 'Correct';
export const incorrect = 'Incorrect';
export const score = 'Score';
export const correctOf = (count: number, total: number) => `${count}/${total} correct`;
export const everyPart = (percent: number) => `You got ${percent}% right in every part.`;
export const highestAndLowest = (
  highest: string,
  highestPercent: number,
  lowest: string,
  lowestPercent: number,
) => `Highest in ${highest} (${highestPercent}%), lowest in ${lowest} (${lowestPercent}%).`;
export const twoParts = (one: string, other: string) => `${one} and ${other}`;
export const countOfThem = (count: number) => `${count} of them`;
export const everyTopic = (percent: number) => `You got ${percent}% right in every topic.`;
export const weakestTopics = (percent: number) =>
  `In your weakest topics you got ${percent}% right. In a topic with few questions, one answer changes a lot.`;
export const weakestTopic = (topic: string, right: number, total: number) =>
  `Your weakest topic is ${topic}: ${right} of ${total} right. In a topic with few questions, one answer changes a lot.`;
export const topicCount = (ofSubject: string, right: number, total: number, open: number) =>
  open === 0
    ? `${ofSubject}, ${right}/${total} correct`
    : `${ofSubject}, ${right}/${total} correct, ${open} not answered`;
export const showWeakestTopics = 'Show the weakest topics';
export const showAllTopics = (count: number) => `Show all ${count} topics`;

// Sections of the paper.
export const sections = 'Sections';
export const lostMarks = (marks: string) => `Wrong answers cost you ${marks} marks.`;
export const lostNoMarks = 'Wrong answers cost you no marks.';
export const section = 'Section';
export const ofMaximum = (own: string, maximum: string) => `${own} of ${maximum}`;
export const lost = 'Lost by wrong answers';
export const right = 'Right';
export const partlyRight = 'Partly right';
export const wrong = 'Wrong';
export const notAnswered = 'Not answered';
export const time = 'Time';

// Where the time went.
export const timeDistribution = 'Time Distribution';
export const shareColumn = 'Share of time';
export const timeName = 'Time';
export const allTimeFor = (name: string) => `All of your time went to ${name}.`;
export const evenTime = 'You spent about the same time on every subject.';
export const mostTimeFor = (name: string, percent: number) =>
  `Most of your time went to ${name}: ${percent}%.`;
export const largestTwo = (one: string, other: string, percent: number) =>
  `The largest shares of your time went to ${one} and ${other}: ${percent}% each.`;
export const largestShare = (name: string, percent: number) =>
  `The largest share of your time went to ${name}: ${percent}%.`;
export const timeUse = 'Time Allotted and Used';
export const timeUseNote = (seconds: number) =>
  `You had ${formatDuration(seconds)}. A subject with more questions has a larger share.`;
export const usedOf = (used: string, allotted: string) => `${used} of ${allotted}`;
export const moreThanAllotted = (difference: string) => `${difference} more than its share`;
export const lessThanAllotted = (difference: string) => `${difference} less than its share`;
export const asAllotted = 'As much as its share';
export const timePerQuestion = 'Time per Question';
export const question = 'Question';
export const questions = 'Questions';
export const questionGroups = 'Questions, average of each group';
export const yourTime = 'Your time';
export const averageTime = 'Average time';
export const notKnown = 'Not known';
export const secondsSuffix = ' seconds';
export const longestQuestion = (number: number, time: string) =>
  `You spent longest on Question ${number}: ${time}.`;
export const neverSlower = 'You were as fast as other students, or faster, on every question.';
export const slower = (
  count: number,
  compared: number,
  worst: { number: number; own: string; average: string },
) =>
  `You were slower than the average on ${count} of ${formatCount(compared, 'question')}, most of all on Question ${worst.number}: ${worst.own}, average ${worst.average}.`;

// Insights.
export const insights = 'AI-Powered Performance Insights';
export const noInsights = 'You answered too few questions for insights.';
export const takeNext = (test: string) => `Take next: ${test}`;

// What to do next.
export const whatNext = 'What to Do Next';
export const practiseWith = (weakness: string, test: string) =>
  `${weakness}. Practise it with “${test}”, which you have not taken yet.`;
export const takeAnother = 'Take another test now, and use what you have learned here.';
export const startTest = 'Start Test';
