import { formatCount } from '@abhyas/web-kit/formats';
import type { ReactNode } from 'react';

export const notNow = 'Not now';
export const start = 'Start Test';
export const resume = 'Resume Test';

export const running =
  'You have started this test. Your answers are safe and the clock is running.';
export const runningFor = (timeLeft: ReactNode): ReactNode => (
  <>You have started this test. Your answers are safe and the clock is running: {timeLeft}.</>
);

type Link = (label: string) => ReactNode;
export const ended = (results: Link): ReactNode => (
  <>Your last attempt has ended. {results('See its results')}, or start the test again.</>
);
export const endedBeforeLast = (results: Link): ReactNode => (
  <>
    Your last attempt has ended before your last answers reached us. Only the answers saved before
    that count. {results('See its results')}, or start the test again.
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
export const fullScreen = (key: (name: string) => ReactNode): ReactNode => (
  <>
    The test runs in full-screen mode with keyboard navigation disabled. So no key takes you out of
    the test by accident. You can still answer with the keyboard: press {key('?')} in the test to
    see the keys.
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
