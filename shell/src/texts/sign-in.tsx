import type { ReactElement } from 'react';

type LinkOf = (label: string) => ReactElement;

// Fields.
export const fullName = 'Full Name';
export const emailAddress = 'Email address';
export const mobileNumber = 'Mobile Number';
export const password = 'Password';
export const newPassword = 'New Password';
export const otp = 'OTP';
export const otpHint = 'The 6 digits from the email';

// What is wrong with a field.
export const nameMissing = 'Enter your full name';
export const emailMissing = 'Enter your email address';
export const emailWrong = 'Enter an email address like name@example.com';
export const emailNotEnglish = 'Use English letters in the email address, like name@example.com';
export const mobileMissing = 'Enter your mobile number';
export const passwordMissing = 'Enter your password';
export const newPasswordMissing = 'Choose a password';
export const codeMissing = 'Enter the code from the email';
export const codeTooShort = 'The code has 6 digits';

// Log-in.
export const logIn = 'Log in';
export const loginWhy = 'Log in to see your tests and results.';
export const loginToContinue = 'Log in to continue. Then you go back to the page you were on.';
export const loggedOut = 'You were logged out. Log in to continue where you stopped.';
export const rememberMe = 'Remember me';
export const forgotPassword = 'Forgot your password';
export const justRegistered = (link: LinkOf) => (
  <>
    <span>Just signed up?</span> {link('Enter a code')}
  </>
);
export const newHere = (link: LinkOf) => (
  <>
    <span>New to Abhyas?</span> {link('Sign up')}
  </>
);
export const backToLogin = 'Back to login';
export const loginDone = 'Login successful!';
export const loginFailed = 'Login failed';

// A third-party provider.
export const or = 'or';
export const signInWith = (provider: string) => `Sign in with ${provider}`;
export const providerOpensAccount = (provider: string) =>
  `If you get a new account through ${provider}`;
export const providerDone = (provider: string) => `${provider} login successful!`;
export const providerFailed = (provider: string) => `${provider} login failed`;
export const providerClosed = (provider: string) => `${provider} login failed. Please try again.`;

// Registration.
export const createAnAccount = 'Create an account';
export const registerStep = 'Step 1 of 2. Next we send a code to your email address.';
export const createAccount = 'Create account';
export const byCreating = 'By creating an account';
export const consent = (action: string, terms: LinkOf, privacy: LinkOf) => (
  <>
    <span>{`${action}, you accept our`}</span> {terms('terms of use')}
    <span>. Our</span> {privacy('privacy page')}{' '}
    <span>says what we store and how you delete it. (Both open in a new tab.)</span>
  </>
);
export const haveAccount = (link: LinkOf) => (
  <>
    <span>Already have an account?</span> {link(backToLogin)}
  </>
);
export const registrationDone = 'Registration successful! Please verify your email.';
export const registrationFailed = 'Registration failed';

// The code that verifies the email address.
export const verifyEmail = 'Verify your email';
export const enterEmailAndCode =
  'Enter the email address that you signed up with, and the 6-digit code from our email. The code works for 10 minutes.';
export const codeWasSent = (email: ReactElement) => (
  <>
    <span>Step 2 of 2. We sent a 6-digit code to</span> {email}
    <span>. It works for 10 minutes.</span>
  </>
);
export const codeCanBeSent = (email: ReactElement) => (
  <>
    <span>Step 2 of 2. “Resend OTP” sends a new 6-digit code to</span> {email}
    <span>. It works for 10 minutes.</span>
  </>
);
export const verify = 'Verify';
export const resendOtp = 'Resend OTP';
export const noEmailYet = 'No email yet? Look in the spam folder, too.';
export const nextCodeIn = (wait: string) => `You can ask for a new code in ${wait}.`;
export const helpWithCodes = 'Help with codes';
export const wrongAddress = (link: LinkOf) => (
  <>
    <span>Wrong address?</span> {link('Change it')}
  </>
);
export const verifyDone = 'Email verified successfully!';
export const verifyFailed = 'Verification failed';
export const resendDone = 'OTP resent successfully!';
export const resendFailed = 'Failed to resend OTP';

// Password reset.
export const resetTitle = 'Reset your password';
export const resetStep = 'Step 1 of 3. We send a code and a link to your email address.';
export const sendResetOtp = 'Send Reset OTP';
export const resetSent = 'Password reset OTP sent to your email!';
export const resetNotSent = 'Failed to send reset OTP';
export const enterCode = 'Enter the code';
export const enterCodeStep = (email: string) =>
  `Step 2 of 3. If ${email} has an account, we sent a code to it. The code works for 10 minutes. You can also open the link in the email.`;
export const verifyOtp = 'Verify OTP';
export const otpDone = 'OTP verified successfully!';
export const otpFailed = 'OTP verification failed';
export const newPasswordTitle = 'Choose a new password';
export const loggedOutElsewhere = 'You will be logged out everywhere else.';
export const newPasswordStep = 'Step 3 of 3. You will be logged out everywhere else.';
export const resetPassword = 'Reset Password';
export const resetDone = 'Password reset successfully!';
export const resetFailed = 'Password reset failed';
export const newLink = 'Ask for a new link';
export const otherCode = 'Enter or ask for another code';

// The first password, after a code from another browser.
export const firstPasswordTitle = 'Choose a password';
export const firstPasswordWhy =
  'Your email is verified and you are logged in. Choose a password for your next login. We did not save your first one, because you entered the code in another browser.';
export const savePassword = 'Save Password';
export const notNow = 'Not now';
export const passwordSaved = 'Password saved successfully!';
export const passwordNotSaved = 'Failed to save password';
