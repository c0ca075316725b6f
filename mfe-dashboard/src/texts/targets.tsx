import { formatCount } from '@abhyas/web-kit/formats';
import type { ReactElement } from 'react';

export const targets = 'Target exams';
export const change = 'Change';
export const loadFailed = 'Your target exams could not be loaded.';
export const addDate = (exam: string) => `Add the date of ${exam}`;
export const wasOn = (date: string, exam: string, link: (label: string) => ReactElement) => (
  <>
    <span>{`It was on ${date}. Is there another?`}</span> {link(`Set a new date for ${exam}`)}
  </>
);
/** When an exam is, after its name: “in 43 days”, “tomorrow”, “today”. */
export const daysLeft = (days: number) => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${formatCount(days, 'day')}`;
};

export const question = 'Which exam are you preparing for?';
export const questionText =
  'We count the days to it and recommend its tests first. You can change this in the settings at any time.';
export const noAnswer = 'Choose an exam from the list, or skip this question.';
export const answerFailed = 'Your answer could not be saved.';
export const skip = 'Skip';
export const skipped = 'Skipped. You can choose your exams in the settings at any time.';

export const chosen = 'Chosen exams';
export const dateOf = (exam: string) => `Date of ${exam} (optional)`;
export const removeOf = (exam: string) => `Remove ${exam}`;
export const exam = 'Exam';
export const anotherExam = 'Another exam';
export const examHint = 'Type its name, for example SSC or GATE.';
export const isFull = 'You can choose at most 5 exams. Remove one to add another.';
export const save = 'Save';
export const saveFailed = 'Your exams could not be saved.';
export const dateIsIncomplete = 'Enter day, month and year, or clear the date.';
export const dateHasPassed = 'This date has passed. Choose a new date, or leave it empty.';
export const dateIsTooLate = 'Choose a date within the next five years, or leave it empty.';

export const exams = 'Exams';
export const examsFailed = 'The exams could not be loaded. Please try again.';
export const loadingExams = 'Loading exams…';
export const notOffered = (searched: string) =>
  `We do not offer “${searched}” yet. Try another name.`;
