import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from '@abhyas/web-kit';
import { RegisterForm } from './register-form';
import { SignInFrame } from './sign-in-frame';
import { useSignInLink } from './use-after-login';
import { VerifyEmailForm } from './verify-email-form';

/** Registration: the form, then the code that proves the e-mail address. */
export default function RegisterScreen() {
  const left = useLeftRegistration();
  const [registered, setRegistered] = useState<string>();
  const email = registered ?? left?.email;
  const isCodeSent = registered !== undefined || left?.isCodeSent === true;
  const navigate = useNavigate();
  const registerLink = useSignInLink('/register');
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
            {isCodeSent
              ? 'We sent a 6-digit code to '
              : 'Use “Resend OTP” to get a new 6-digit code at '}
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
        <RegisterForm
          onRegistered={(address) => {
            setRegistered(address);
            // Phones drop the page while its reader looks for the mail: a reload comes back here.
            void navigate(registerLink, {
              replace: true,
              state: { unverifiedEmail: address, isCodeSent: true },
            });
          }}
        />
      )}
    </SignInFrame>
  );
}

interface LeftRegistration {
  email: string;
  isCodeSent: boolean;
}

/** A registration that was left at step 2, as this entry of the history or the log-in screen knows it. */
function useLeftRegistration(): LeftRegistration | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('unverifiedEmail' in state))
    return undefined;
  if (typeof state.unverifiedEmail !== 'string') return undefined;
  return {
    email: state.unverifiedEmail,
    isCodeSent: 'isCodeSent' in state && state.isCodeSent === true,
  };
}
