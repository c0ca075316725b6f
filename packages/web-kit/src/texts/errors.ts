export const serverUnreachable =
  'The server cannot be reached. Check your connection and try again.';
export const serviceUnavailable =
  'This does not work right now. Please try again in a few minutes.';
export const callRefused = 'This did not work. Please try again.';
export const reasonOf = (failure: string, reason: string) =>
  `${failure.replace(/\.$/, '')}. ${reason}`;
export const withWait = (message: string, wait: string) => `${message} Please wait ${wait}.`;
