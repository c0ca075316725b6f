import { isEmailAddress } from '@abhyas/web-kit/email-address';
import { passwordMinLength } from '@abhyas/web-kit/password-rule';
import * as texts from '../../texts/sign-in';

/** The forms' checks before a request, in the server's terms. */
export const rules = {
  name: { required: texts.nameMissing },
  email: { required: texts.emailMissing, validate: checkEmail },
  mobile: { required: texts.mobileMissing },
  password: { required: texts.passwordMissing },
  newPassword: {
    required: texts.newPasswordMissing,
    minLength: passwordMinLength,
  },
  otp: {
    required: texts.codeMissing,
    minLength: { value: 6, message: texts.codeTooShort },
  },
} as const;

function checkEmail(typed = ''): true | string {
  const email = typed.trim();
  if (isEmailAddress(email)) return true;
  const isAscii = /^[\0-\x7F]*$/.test(email);
  return isAscii ? texts.emailWrong : texts.emailNotEnglish;
}
