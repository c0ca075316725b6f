export const passwordHint = 'At least 8 characters. Several words together make a strong password.';
export const passwordTooShort = 'Use at least 8 characters';
