import { formatCount } from '@abhyas/web-kit/formats';
import type { ReactElement } from 'react';
import type { Question } from '../shared/paper.types';

export const notNow = 'Not now';
export const start = 'Start Test';
export const resume = 'Resume Test';

export const running =
  'You have started this test. Your answers are safe and the clock is running.';
export const runningFor = (timeLeft: ReactElement): ReactElement => (
  <>
    <span>You have started this test. Your answers are safe and the clock is running:</span>{' '}
    {timeLeft}
    <span>.</span>
  </>
);

type Link = (label: string) => ReactElement;
export const ended = (results: Link): ReactElement => (
  <>
    <span>Your last attempt has ended.</span> {results('See its results')}
    <span>, or start the test again.</span>
  </>
);
export const endedBeforeLast = (results: Link): ReactElement => (
  <>
    <span>
      Your last attempt has ended before your last answers reached us. We counted only the answers
      that were saved before.
    </span>{' '}
    {results('See its results')}
    <span>, or start the test again.</span>
  </>
);

export const questions = 'Questions';
export const time = 'Time';
export const maximumMarks = 'Maximum marks';

export const instructions = 'Instructions';
export const options = (fewest: number, most: number): string =>
  fewest === most
    ? `Each question has ${most} options, of which 1 is correct.`
    : `Each question has ${fewest} to ${most} options, of which 1 is correct.`;
export const oneCorrect = 'Each question has 1 correct option.';
export const fullScreen = (key: (name: string) => ReactElement): ReactElement => (
  <>
    <span>
      The test runs in full-screen mode with keyboard navigation disabled. So no key takes you out
      of the test by accident. You can still answer with the keyboard: press
    </span>{' '}
    {key('?')} <span>in the test to see the keys.</span>
  </>
);
export const changing = 'You can change an answer until you submit, but you cannot clear it.';
export const leaving =
  'Every answer is saved on this device and in your account. If you leave, the clock keeps running. You can come back until time is up.';
export const extraMinutes = (minutes: number): string =>
  minutes === 1
    ? 'You have 1 extra minute. It is already included in the time above.'
    : `You have ${formatCount(minutes, 'extra minute')}. They are already included in the time above.`;
export const timeUp = 'When time is up, your test is submitted automatically.';

/** The marks of a right answer: text such as `+1/2`. `isOne`: one or less. */
export interface RightMarks {
  readonly marks: string;
  readonly isOne: boolean;
}
const forRight = ({ marks, isOne }: RightMarks): string =>
  isOne ? `${marks} mark for each right answer` : `${marks} marks for each right answer`;
export const noNegativeMarking = (right: RightMarks): string =>
  `${forRight(right)}, no negative marking.`;
export const negativeMarking = (right: RightMarks, wrongMarks: string): string =>
  `${forRight(right)}, ${wrongMarks} for each wrong answer. You lose no marks for a question that is not answered.`;

// Papers with sections, with several kinds of questions, or with a profile.

export const sections = 'Sections';
export const section = 'Section';
export const kindsColumn = 'Kinds of questions';
export const rightColumn = 'Right';
export const wrongColumn = 'Wrong';

export const kinds: Readonly<Record<NonNullable<Question['kind']>, string>> = {
  single: 'with 1 right option',
  multiple: 'with 1 or more right options',
  numeric: 'with a number as the answer',
};
/** All questions of a section. */
export const onlyKind = (kind: string): string => `All ${kind}`;
export const kindCount = (count: number, kind: string): string => `${count} ${kind}`;
export const anyOf = (counted: number, total: number): string => `any ${counted} of ${total}`;
/** `+1`, `+1 or +2`, `0, −1/3 or −2/3`. */
export const oneOf = (marks: readonly string[]): string =>
  marks.length < 2 ? marks.join('') : `${marks.slice(0, -1).join(', ')} or ${marks.at(-1)}`;

export const lockedSections =
  'Each section has its own time and ends by itself. Then the next one begins at once. You cannot go back to a section that is over, or go ahead to the next one.';
export const freeSections = 'You can move between the sections at any time.';
const firstOnes = (counted: number): string =>
  counted === 1
    ? 'we count only the one with the lowest question number'
    : `we count only the ${counted} with the lowest question numbers`;
const bestOnes = (counted: number): string =>
  counted === 1
    ? 'we count the one with the most marks'
    : `we count the ${counted} with the most marks`;
export const chooseFirst = (section: string, counted: number, total: number): string =>
  `In ${section}, answer any ${counted} of the ${total} questions. If you answer more, ${firstOnes(counted)}.`;
export const chooseBest = (section: string, counted: number, total: number): string =>
  `In ${section}, answer any ${counted} of the ${total} questions. If you answer more, ${bestOnes(counted)}.`;
export const multiple =
  'Some questions have 1 or more right options. You get the marks only if you choose all right options and no wrong one.';
export const multiplePartial =
  'Some questions have 1 or more right options. If you choose only some of them and no wrong one, you get a part of the marks.';
export const numeric =
  'Some questions are answered with a number. Type it with digits and, if needed, a point and a minus sign.';
export const numericByKeypad =
  'Some questions are answered with a number. Type it on your keyboard or with the keypad on the screen.';
export const calculator =
  'A scientific calculator is on the screen. Open it with its button at the top.';
export const changingInSections =
  'You can change an answer until the time of its section is over, or until you submit.';
export const changingOrClearing = 'You can change or clear an answer until you submit.';
export const changingOnly = 'You can change an answer until you submit.';

// One section, read during the test.
export const questionsInSection = (first: number, last: number): string =>
  first === last ? `Question ${first}` : `Questions ${first}–${last}`;
export const marks = 'Marks';
export const marksOf = (right: string, wrong: string): string =>
  `${right} for a right answer, ${wrong} for a wrong one`;
export const close = 'Close';
