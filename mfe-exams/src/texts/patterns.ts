import { formatCount, formatDuration } from '@abhyas/web-kit/formats';

export const maximum = 'Maximum marks';
export const sections = 'Sections';

/** “300 marks” in a list of facts. */
export const maxMarks = (marks: string) => `${marks} ${marks === '1' ? 'mark' : 'marks'}`;
export const equalSections = (count: number, seconds: number) =>
  `${formatCount(count, 'section')} of ${formatDuration(seconds)}`;
export const ownTimes = (count: number) =>
  `${formatCount(count, 'section')}, each with its own time`;
export const lockedNote =
  'Each section has its own time. When it ends, the next section begins, and you cannot go back.';

/** “35 questions”, or “35 questions, 20 min” for a section with its own time. */
export const sectionSize = (questions: number, seconds: number | null) =>
  seconds === null
    ? formatCount(questions, 'question')
    : `${formatCount(questions, 'question')}, ${formatDuration(seconds)}`;

const answers = {
  single: 'with one right option',
  multiple: 'with one or more right options',
  numeric: 'with a number as the answer',
};
export const questionsOfKind = (count: number, kind: keyof typeof answers) =>
  `${formatCount(count, 'question')} ${answers[kind]}`;
/** Marks in the usual notation: “Right +4, wrong −1”. */
export const rightAndWrong = (right: string, wrong: string) => `Right ${right}, wrong ${wrong}`;
/** For tests in which not every question has one right option. */
export const clockNote =
  'A question without an answer gets no marks. The clock starts only when you press Start Test under the instructions. If you leave, the clock keeps running and you can come back.';
