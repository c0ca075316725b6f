/** What the forms check before they ask the server, in its terms. */
export const rules = {
  name: { required: 'Enter your full name' },
  email: {
    required: 'Enter your email address',
    pattern: { value: /^\S+@\S+$/, message: 'Enter an email address like name@example.com' },
  },
  mobile: { required: 'Enter your mobile number' },
  password: { required: 'Enter your password' },
  newPassword: {
    required: 'Choose a password',
    minLength: { value: 8, message: 'Use at least 8 characters' },
  },
  otp: {
    required: 'Enter the code from the email',
    minLength: { value: 6, message: 'The code has 6 digits' },
  },
} as const;
