import { passwordMinLength } from '@abhyas/web-kit/password-rule';
import * as texts from '../../../texts/settings';

/** The forms' checks before a request; the server checks more. */
export const passwordRules = {
  current: { required: texts.enterCurrentPassword },
  chosen: {
    required: texts.enterNewPassword,
    minLength: passwordMinLength,
  },
  confirming: { required: texts.enterPassword },
} as const;
