/** The forms' checks before a request; the server checks more. */
export const passwordRules = {
  current: { required: 'Enter your current password' },
  chosen: {
    required: 'Choose a new password',
    minLength: { value: 8, message: 'Use at least 8 characters' },
  },
  confirming: { required: 'Enter your password' },
} as const;
