/** What a form says about a new password. */
export const passwordHint = 'At least 8 characters. Several words together make a strong password.';

/** The length that a form checks before it sends a new password; the server checks more. */
export const passwordMinLength = { value: 8, message: 'Use at least 8 characters' } as const;
