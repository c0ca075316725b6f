/** Why a submit failed: no network, the server cannot accept it now, or the server refused it. */
export type SubmitFailure = 'offline' | 'server' | 'refused';

export interface TimeUpFailure {
  readonly reason: SubmitFailure;
  /** The server's message if it refused the submit. */
  readonly message: string;
  /** Whether the server still accepts answers of this attempt. */
  readonly isInGrace: boolean;
}

const WHAT_IS_GRADED =
  'The answers that were saved in time are graded. You will find your result in Test History.';

/** Why the test is not submitted although its time is up, and what happens to the answers. */
export function timeUpText({ reason, message, isInGrace }: TimeUpFailure): string {
  switch (reason) {
    case 'offline':
      return isInGrace
        ? 'We cannot reach the server. Your answers are kept here and sent as soon as you are connected again.'
        : `The server could not be reached in time. ${WHAT_IS_GRADED}`;
    case 'server':
      return isInGrace
        ? 'The server cannot accept your answers at the moment. They are kept here and sent as soon as it can.'
        : `The server could not accept your answers in time. ${WHAT_IS_GRADED}`;
    case 'refused':
      return `The server does not accept your answers: ${message} ${WHAT_IS_GRADED}`;
  }
}
