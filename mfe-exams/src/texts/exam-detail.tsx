import { formatCount } from '@abhyas/web-kit/formats';

export const documentTitle = 'Test Series';
export const title = (exam: string) => `${exam} Test Series`;
export const backToAll = 'Back to All Exams';
export const loading = 'Loading exam details...';
export const loadFailed = 'Failed to load exam details';
export const notFoundTitle = 'Exam not found';
export const notFoundText = 'The requested exam could not be found.';
export const archivedTitle = 'Exam no longer offered';

export const buy = (price: string) => `Buy Now ${price}`;
/** The subject of the message by which a student buys. */
export const buySubject = (exam: string) => `Buy ${exam} Test Series`;
export const buyNote = (tests: number, free: number) => (
  <>
    {tests > free && (
      <>
        <strong>Free with an account:</strong> <span>{`all ${tests} tests.`}</span>{' '}
        <span>{`You can start ${free} of them on this page.`}</span>{' '}
        <span>To start another one, press View Details.</span>{' '}
      </>
    )}
    {tests > 0 && tests === free && (
      <>
        <strong>Free with an account:</strong>{' '}
        <span>{`${formatCount(tests, 'test')}. You can start on this page.`}</span>{' '}
      </>
    )}
    <span>If you buy the series,</span> <strong>you get no more tests today.</strong>{' '}
    <span>Press Buy Now, and our team will contact you. You do not pay on this website.</span>
  </>
);

export const totalTests = 'Total Tests';
export const withMocks = (mocks: number) => `with ${formatCount(mocks, 'full mock test')}`;
export const withoutMocks = 'by chapter, topic and set';
export const testDuration = 'Test Duration';
export const testDurationNote = 'for one test';
export const lastUpdated = 'Last Updated';
export const lastUpdatedNote = 'when tests last changed';
export const performance = 'Performance';
export const advanced = 'Advanced';
export const performanceNote = 'marks by subject, time, and your rank';

export const liveTests = 'Live tests';
export const live = 'Live test';
export const openNow = 'Open now';
export const until = (time: string) => `Until ${time}`;
export const startsIn = (time: string, wait: string) => `${time} · starts in ${wait}`;
export const enterLobby = 'Enter lobby';
export const enterLobbyOf = (test: string) => `Enter lobby: ${test}`;

export const features = 'Features';
export const freeTrial = 'Start Free Trial (3 Tests)';
export const viewSyllabus = 'View Syllabus';
export const syllabusLoading = 'Loading the syllabus';
export const syllabusFailed = 'The syllabus could not be loaded';
export const syllabusOf = (exam: string) => `${exam} syllabus`;
export const syllabusText =
  'Subjects and topics in this series, with the number of questions on each.';
export const noSyllabus = 'The syllabus appears here when this series has tests.';

export const instructions = 'Test Instructions';
export const instructionTimed = 'Each test is timed and is done in one session.';
export const instructionPause =
  'You can pause and resume a test within the allowed time, but the clock keeps running.';
export const instructionSolutions = 'Detailed solutions come after you complete the test.';
export const instructionAnalytics = 'Analytics show your weak areas.';

export const fullMocks = 'Full mock tests';
export const fullMocksText = 'As long as the real exam, with the same time and marks.';
export const showAllMocks = (mocks: number) => `Show all ${mocks} full mock tests`;

export const tests = 'Tests';
export const legend = (price: string) =>
  `You can start “Free” tests in this list. Tests with a lock are part of the ${price} series. To start them, press View Details. Today, you need only an account for both.`;
export const legendOfFree =
  'You can start “Free” tests in this list. To start “Included” tests, press View Details. You need only an account for both.';
export const resultsFailed = 'Your results of these tests could not be loaded';
export const testCategories = 'Test categories';
export const allTests = 'All Tests';
export const severalSubjects = 'Several subjects';
export const noTests = 'No tests available in this category';
export const shown = (shownTests: number, allOfTab: number) =>
  shownTests === allOfTab
    ? formatCount(allOfTab, 'test')
    : `${shownTests} of ${formatCount(allOfTab, 'test')}`;
export const noMatchTitle = 'No test matches';
export const noMatchText = 'Change the search or the filters.';
export const showAllOfTab = 'Show all tests of this tab';

export const filters = 'Tests of this exam';
export const searchTests = 'Search these tests';
export const filterAndSort = (chosen: number) =>
  chosen > 0 ? `Filter and sort (${chosen})` : 'Filter and sort';
export const subject = 'Subject';
export const allSubjects = 'All subjects';
export const show = 'Show';
export const showLabels = {
  all: 'All',
  'not-taken': 'Not taken',
  'in-progress': 'In progress',
  taken: 'Taken',
  saved: 'Saved',
  free: 'Free',
} as const;
export const sort = 'Sort';
export const sortLabels = {
  listed: 'Series order',
  shortest: 'Shortest first',
  longest: 'Longest first',
  title: 'By name',
  'lowest-score': 'Lowest score first',
} as const;

export const groupTests = (count: number) => formatCount(count, 'test');
export const groupTaken = (count: number) => `${count} taken`;
export const groupRunning = (count: number) => `${count} in progress`;

export const questions = (count: number) => formatCount(count, 'question');
export const free = 'Free';
export const included = 'Included';
export const ofSeries = (price: string) => `${price} series`;
export const inProgress = 'In progress';
export const taken = (score: number, date: string) => `Taken: ${score}% on ${date}`;
export const takenOften = (score: number, date: string, best: number) =>
  `Taken: ${score}% on ${date}, best ${best}%`;
export const startTest = 'Start Test';
export const startTestOf = (test: string) => `Start Test: ${test}`;
export const viewDetails = 'View Details';
export const viewDetailsOf = (test: string) => `View Details: ${test}`;
