import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useDocumentTitle } from '@abhyas/web-kit';
import { RegisterForm } from './register-form';
import { SignInFrame } from './sign-in-frame';
import { useSignInLink } from './use-after-login';
import { VerifyEmailForm } from './verify-email-form';

/** Registration: the form, then the code that proves the e-mail address. */
export default function RegisterScreen() {
  const unverified = useUnverifiedEmail();
  const [registered, setRegistered] = useState<string>();
  const email = registered ?? unverified;
  const loginLink = useSignInLink('/login');
  const isVerifying = email !== undefined;
  useDocumentTitle(isVerifying ? 'Verify your email' : 'Create an account');
  return (
    <SignInFrame
      // A new step is a new page to the reader: its heading is announced and focused.
      key={isVerifying ? 'verify' : 'register'}
      isLaterStep={registered !== undefined}
      title={isVerifying ? 'Verify your email' : 'Create an account'}
      subtitle={
        isVerifying ? (
          <>
            {registered === undefined
              ? 'Use “Resend OTP” to get a new 6-digit code at '
              : 'We sent a 6-digit code to '}
            <strong>{email}</strong>. It works for 10 minutes.
          </>
        ) : (
          'Step 1 of 2. Next we send a code to your email address.'
        )
      }
      footer={
        <>
          Already have an account? <Link to={loginLink}>Back to login</Link>
        </>
      }
    >
      {isVerifying ? (
        <VerifyEmailForm email={email} />
      ) : (
        <RegisterForm onRegistered={setRegistered} />
      )}
    </SignInFrame>
  );
}

/** The address of an account whose registration was left at step 2, as the log-in screen met it. */
function useUnverifiedEmail(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('unverifiedEmail' in state))
    return undefined;
  return typeof state.unverifiedEmail === 'string' ? state.unverifiedEmail : undefined;
}
