/** What a submit met: no way to the server, a server that cannot take it now, or one that says no. */
export type SubmitFailure = 'offline' | 'server' | 'refused';

export interface TimeUpFailure {
  readonly reason: SubmitFailure;
  /** The server's sentence, where it said no. */
  readonly message: string;
  /** Whether the server still takes answers of this attempt. */
  readonly isInGrace: boolean;
}

const WHAT_IS_GRADED =
  'What it had saved before is graded, and your result waits for you in your test history.';

/** Why the test is not submitted yet although its time is up, and what becomes of the answers. */
export function timeUpText({ reason, message, isInGrace }: TimeUpFailure): string {
  switch (reason) {
    case 'offline':
      return isInGrace
        ? 'We cannot reach the server. Your answers are kept here and sent as soon as it answers.'
        : `The server could not be reached in time. ${WHAT_IS_GRADED}`;
    case 'server':
      return isInGrace
        ? 'The server cannot take your answers just now. They are kept here and sent as soon as it can.'
        : `The server could not take your answers in time. ${WHAT_IS_GRADED}`;
    case 'refused':
      return `The server does not accept your answers: ${message} ${WHAT_IS_GRADED}`;
  }
}
