import { formatCount } from '@abhyas/web-kit/formats';
import type { ReactElement } from 'react';

export const findExam = 'Find your exam';
export const startFree = 'Start with a free test and see how well you are prepared.';
export const viewAll = 'View All Exam Categories';
export const claim = '10+ mock tests';
/** By the category's name in the catalogue. */
export const categories: Readonly<Record<string, string>> = {
  SSC: 'Jobs in government ministries and departments',
  Engineering: 'Admission to engineering colleges, and higher studies',
  Medical: 'Admission to medical and dental colleges',
  Banking: 'Jobs in public-sector banks and the Reserve Bank',
};
export const examsAndTests = (exams: number, tests: number) =>
  `${formatCount(exams, 'exam')}, ${formatCount(tests, 'test')}`;
export const allHaveTests = 'The list shows all exams with tests.';
export const someHaveNone = 'Some exams have no tests yet. The list shows all exams with tests.';
export const noTestsFor = (names: readonly string[]) =>
  `No tests yet for ${inWords(names)}. The list shows all exams with tests.`;

export const inNumbers = 'Abhyas in numbers';
export const howCounted = 'We count our exams, tests and questions each time you open this page.';
export const counts = {
  exams: 'exams',
  tests: 'tests',
  freeTests: 'free tests',
  questions: 'questions',
};
export const notCountedYet = '…';
export const claims = [
  { value: '10,000+', label: 'questions' },
  { value: '25+', label: 'active students' },
  { value: '30+', label: 'successful candidates' },
  { value: '95%', label: 'time improvement' },
  { value: '10+', label: 'mock tests' },
] as const;
export const countFailed = (link: (label: string) => ReactElement) => (
  <>
    <span>We could not count our tests right now. The</span> {link('list of exams')}{' '}
    <span>shows all of them.</span>
  </>
);

/** Not by `Intl`: browsers differ in commas, and the page must read as the server has written it. */
function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
