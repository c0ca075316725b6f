import * as texts from '../texts/passwords';

/** What a form says about a new password. */
export const passwordHint = texts.passwordHint;

/** The length that a form checks before it sends a new password; the server checks more. */
export const passwordMinLength = { value: 8, message: texts.passwordTooShort } as const;
