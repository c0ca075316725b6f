import { countOf } from '@abhyas/service-kit/rules';

const KINDS: Readonly<Record<string, string>> = {
  full: 'A full mock test',
  sectional: 'A sectional test',
  setwise: 'A mixed test',
  chapterwise: 'A chapter test',
  topicwise: 'A topic test',
};
const kindOf = (category: string) => KINDS[category] ?? 'A test';

/** What is in a test. */
export const description = (questions: number, minutes: number, subjects: readonly string[]) =>
  `${countOf(questions, 'question')} in ${countOf(minutes, 'minute')}: ${subjects.join(', ')}`;

/** Why a test is recommended. */
export const weakestSubjectOfExam = (subject: string, exam: string) =>
  `Your weakest subject in ${exam}: ${subject}`;
export const weakestSubject = (subject: string) => `Your weakest subject: ${subject}`;
export const mostTaken = (exam: string) => `The most popular test for ${exam}`;
export const ofTargetExam = (category: string, exam: string) =>
  `${kindOf(category)} for ${exam}, your target exam`;
export const ofPractisedExam = (category: string, exam: string) =>
  `${kindOf(category)} for ${exam}, an exam that you practise`;
export const ofSavedExam = (exam: string) => `You saved a test for ${exam}`;
export const ofNewExam = (category: string, exam: string) =>
  `${kindOf(category)} for ${exam}, an exam that is new to you`;
