/** Where the answers of a test are whose student was logged out. */
export interface AnswersWhereabouts {
  /** The server has every answer. */
  isSaved: boolean;
  isStoredOnDevice: boolean;
}

/** What somebody who was logged out during a test should know about the answers. */
export function signedOutText({ isSaved, isStoredOnDevice }: AnswersWhereabouts): string {
  if (isSaved) return 'All your answers are saved. Log in again to go on where you were.';
  return isStoredOnDevice
    ? 'Your last answers are kept on this device, and are saved as soon as you log in again.'
    : 'This browser keeps nothing on the device: leave this page open and log in in another tab. Your last answers are saved from here as soon as you do.';
}
