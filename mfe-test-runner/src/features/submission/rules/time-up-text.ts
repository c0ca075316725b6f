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
  'The answers that were saved in time count. You will find your result in Test History.';

/** Why the test is not submitted although its time is up, and what happens to the answers. */
export function timeUpText({ reason, message, isInGrace }: TimeUpFailure): string {
  switch (reason) {
    case 'offline':
      return isInGrace
        ? 'There is no connection. Your answers are kept on this page. We send them when you are connected again.'
        : `There was no connection in time. ${WHAT_IS_GRADED}`;
    case 'server':
      return isInGrace
        ? 'Our server is busy. Your answers are kept on this page. We try again automatically.'
        : `Our server was too busy to take your answers in time. ${WHAT_IS_GRADED}`;
    case 'refused':
      return `We cannot take your answers: ${message} ${WHAT_IS_GRADED}`;
  }
}
