import { isEmailAddress } from '@abhyas/web-kit/email-address';
import { passwordMinLength } from '@abhyas/web-kit/password-rule';

const emailRequired = 'Enter your email address';
const emailShape = 'Enter an email address like name@example.com';

/** The forms' checks before a request, in the server's terms. */
export const rules = {
  name: { required: 'Enter your full name' },
  email: { required: emailRequired, validate: checkEmail },
  /** For existing accounts: an earlier release may have accepted other addresses. */
  accountEmail: {
    required: emailRequired,
    pattern: { value: /^\S+@\S+$/, message: emailShape },
  },
  mobile: { required: 'Enter your mobile number' },
  password: { required: 'Enter your password' },
  newPassword: {
    required: 'Choose a password',
    minLength: passwordMinLength,
  },
  otp: {
    required: 'Enter the code from the email',
    minLength: { value: 6, message: 'The code has 6 digits' },
  },
} as const;

function checkEmail(typed: string): true | string {
  const email = typed.trim();
  if (isEmailAddress(email)) return true;
  const isAscii = /^[\0-\x7F]*$/.test(email);
  return isAscii ? emailShape : 'Use English letters in the email address, like name@example.com';
}
