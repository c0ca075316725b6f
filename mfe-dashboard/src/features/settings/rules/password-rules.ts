import { passwordMinLength } from '@abhyas/web-kit/password-rule';

/** The forms' checks before a request; the server checks more. */
export const passwordRules = {
  current: { required: 'Enter your current password' },
  chosen: {
    required: 'Choose a new password',
    minLength: passwordMinLength,
  },
  confirming: { required: 'Enter your password' },
} as const;
