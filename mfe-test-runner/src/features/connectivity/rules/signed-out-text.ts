/** Where the answers are stored when the student was logged out during a test. */
export interface AnswerStorage {
  /** The server has every answer. */
  isSaved: boolean;
  isStoredOnDevice: boolean;
}

/** The text about the answers for a student who was logged out during a test. */
export function signedOutText({ isSaved, isStoredOnDevice }: AnswerStorage): string {
  if (isSaved) return 'All your answers are saved. Log in again to continue your test.';
  return isStoredOnDevice
    ? 'Your last answers are kept on this device. We save them when you log in again.'
    : 'Your last answers are only on this page. Keep it open and log in again in a new tab. Then this page saves them.';
}
