/** Where the answers are when the student was logged out during a test. */
export interface AnswersWhereabouts {
  /** The server has every answer. */
  isSaved: boolean;
  isStoredOnDevice: boolean;
}

/** The text about the answers for a student who was logged out during a test. */
export function signedOutText({ isSaved, isStoredOnDevice }: AnswersWhereabouts): string {
  if (isSaved) return 'All your answers are saved. Log in again to go on where you were.';
  return isStoredOnDevice
    ? 'Your last answers are kept on this device, and are saved as soon as you log in again.'
    : 'This browser keeps nothing on the device: leave this page open and log in in another tab. Your last answers are saved from here as soon as you do.';
}
