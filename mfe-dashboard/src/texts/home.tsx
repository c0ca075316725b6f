import { formatCount } from '@abhyas/web-kit/formats';

export const loadFailed = 'Your dashboard could not be loaded';
export const testsTaken = 'Tests Taken';
export const averageScore = 'Average Score';
export const noAverage = '–';
export const lastTestTaken = 'Last Test Taken';
export const noTests = 'No tests taken yet';

export const firstTitle = 'Take your first test';
export const firstText =
  'After the test you see your score, all the right answers and what to practise next.';
export const firstTextAsking = 'First choose your exam below. Then we recommend the tests for it.';

export const continueWith = (exam: string) => `Continue: ${exam}`;
export const nextTest = (exam: string) => `Your next test: ${exam}`;
export const because = (reason: string) => `${reason}.`;
export const lastScore = (score: string) => (
  <>
    <span>You had</span> <strong>{score}</strong> <span>in your last test of this exam.</span>
  </>
);
export const startTest = 'Start Test';
export const startTestOf = (test: string) => `Start Test: ${test}`;

export const recommended = 'Recommended For You';
export const noRecommendations = 'No recommendations available';
export const allSeries = 'All test series';
export const questions = (count: number) => formatCount(count, 'question');
/** The kind of a single test. */
export const kinds: Readonly<Record<string, string>> = {
  full: 'Full mock',
  sectional: 'Section test',
  setwise: 'Mixed set',
  chapterwise: 'Chapter test',
  topicwise: 'Topic test',
};

export const recentActivity = 'Recent Activity';
export const noActivity = 'No recent activity';
export const score = (percent: number) => `Score: ${percent}%`;
