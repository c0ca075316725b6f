import { formatCount } from '@abhyas/web-kit/formats';
import type { ReactElement } from 'react';

export const title = 'Submit the test?';
export const description =
  'You cannot change your answers after you submit. The clock keeps running while you decide.';
export const cancel = 'Cancel';
export const submit = 'Submit Test';

type Strong = (words: string) => ReactElement;
export const offline = (strong: Strong): ReactElement => (
  <>
    {strong('You are offline.')}{' '}
    <span>
      Your answers are safe on this device. If you submit now, we send the test when you are
      connected again. Keep this page open until then. Your answers count if they reach us within 1
      minute after time is up.
    </span>
  </>
);
export const offlineKeepOpen = (strong: Strong): ReactElement => (
  <>
    {strong('You are offline.')}{' '}
    <span>
      Your last answers are only on this page. If you submit now, we send the test when you are
      connected again. Keep this page open until then. Your answers count if they reach us within 1
      minute after time is up.
    </span>
  </>
);

export const questions = 'Questions';
export const answered = 'Answered';
export const notAnswered = 'Not answered';
export const marked = 'Marked for review';
export const ofThemAnswered = (count: number): string => `${count} of them answered`;
export const notVisited = 'Not visited';
export const bySection = 'Answered by section';
export const answeredOf = (count: number, total: number): string => `${count}/${total}`;
/** The names of the counts, which are buttons. */
export const goToAnswered = (count: number): string =>
  `${count}: go to the first answered question`;
export const goToNotAnswered = (count: number): string =>
  `${count}: go to the first question not answered`;
export const goToMarked = (count: number): string =>
  `${count}: go to the first question marked for review`;
export const goToNotVisited = (count: number): string =>
  `${count}: go to the first question not visited`;
export const goToSection = (answeredOfAll: string, section: string): string =>
  `${answeredOfAll}: go to the first question in ${section}`;
export const goToNotAnsweredOf = (answeredOfAll: string, section: string): string =>
  `${answeredOfAll}: go to the first question not answered in ${section}`;

/** Of sections that have their own time. */
export const over = 'Over';
export const later = 'Not open yet';
export const sectionsAhead = (names: readonly string[]): string =>
  names.length === 1
    ? `1 section is not open yet: ${names[0]}. If you submit now, you cannot answer it.`
    : `${names.length} sections are not open yet: ${names.join(', ')}. If you submit now, you cannot answer them.`;

/** A failed submit: what failed, what is safe, what to do. */
export const failed = 'Failed to submit test.';
export const noConnection = 'There is no connection.';
export const safe = 'Your answers are safe.';
export const keepOpen = 'Keep this page open until it is submitted.';
export const tryingAgain = 'We try again automatically. You can wait, or go back to the test.';
export const tryAgain = 'Please try again.';

export const timeUp = 'Time is up';
export const submitting = 'Your test is being submitted.';
export const history = 'Test History';
export const tryAgainNow = 'Try again now';
export const secondsOfGrace = (seconds: number): string =>
  `We can take your answers for ${formatCount(seconds, 'more second')}.`;
export const timeUpOffline =
  'There is no connection. Your answers are kept on this page. We send them when you are connected again.';
export const timeUpOfflineTooLate =
  'There was no connection in time. We count the answers that were saved in time. You will find your result in Test History.';
export const timeUpBusy =
  'Our server is busy. Your answers are kept on this page. We try again automatically.';
export const timeUpBusyTooLate =
  'Our server was too busy to take your answers in time. We count the answers that were saved in time. You will find your result in Test History.';
/** `reason` is a sentence of the server. */
export const timeUpRefused = (reason: string): string =>
  `We cannot take your answers: ${reason} We count the answers that were saved in time. You will find your result in Test History.`;
