import { LOGIN_PATH, REGISTER_PATH, useDocumentTitle } from '@abhyas/web-kit';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { emptyRegistration, RegisterForm } from './register-form';
import { SignInFrame } from './sign-in-frame';
import {
  useCodeLink,
  useIsCodeStep,
  useIsSignedInAlready,
  useReturnPath,
  useSignInLink,
} from './use-after-login';
import { useEntryState, type EntryState } from './use-entry-state';
import { VerifyEmailForm } from './verify-email-form';

/** Registration: the form, then the code that verifies the e-mail address. */
export default function RegisterScreen() {
  const { email = '', codeEmail, codeSentAt } = useEntryState();
  const isCodeStep = useIsCodeStep();
  const [typed, setTyped] = useState(emptyRegistration);
  const navigate = useNavigate();
  const here = useSignInLink(REGISTER_PATH);
  const target = useReturnPath();
  const isVerifying = codeEmail !== undefined || isCodeStep;
  const title = isVerifying ? 'Verify your email' : 'Create an account';
  useDocumentTitle(title);
  const codeLink = useCodeLink();
  const stayAtCode = (email: string, options?: { replace: boolean }) => {
    const state: EntryState = { codeEmail: email, codeSentAt: Date.now() };
    void navigate(here, { ...options, state });
  };
  const onSent = (email: string) => {
    if (codeEmail !== undefined) stayAtCode(email, { replace: true });
    else void navigate(codeLink, { replace: true, state: { email, codeSentAt: Date.now() } });
  };
  if (useIsSignedInAlready()) return <Navigate to={target} replace />;
  return (
    <SignInFrame
      step={isVerifying ? 'verify' : 'register'}
      title={title}
      subtitle={
        isVerifying ? (
          <CodeNotice email={codeEmail} sentAt={codeSentAt} />
        ) : (
          'Step 1 of 2. Next we send a code to your email address.'
        )
      }
      footer={isVerifying ? <OtherWays email={codeEmail} /> : <HasAccount />}
    >
      {isVerifying ? (
        <VerifyEmailForm
          email={codeEmail ?? email}
          asksEmail={codeEmail === undefined}
          sentAt={codeSentAt}
          onSent={onSent}
        />
      ) : (
        <RegisterForm
          typed={{ ...typed, email: typed.email || email }}
          onRegistered={(registration) => {
            setTyped(registration);
            stayAtCode(registration.email);
          }}
        />
      )}
    </SignInFrame>
  );
}

function HasAccount() {
  return (
    <p>
      Already have an account? <Link to={useSignInLink(LOGIN_PATH)}>Back to login</Link>
    </p>
  );
}

interface CodeNoticeProps {
  /** The e-mail address for the code; unknown if the user did not come from the form. */
  email: string | undefined;
  sentAt: number | undefined;
}

function CodeNotice({ email, sentAt }: CodeNoticeProps) {
  if (email === undefined) {
    return 'Enter the email address that you registered with, and the 6-digit code from our email. The code works for 10 minutes.';
  }
  return (
    <>
      Step 2 of 2.{' '}
      {sentAt === undefined
        ? '“Resend OTP” sends a new 6-digit code to '
        : 'We sent a 6-digit code to '}
      <strong>{email}</strong>. It works for 10 minutes.
    </>
  );
}

function OtherWays({ email }: { email: string | undefined }) {
  const here = useSignInLink(REGISTER_PATH);
  return (
    <>
      {email === undefined ? (
        <p>
          New to Abhyas? <Link to={here}>Sign up</Link>
        </p>
      ) : (
        <p>
          Wrong address?{' '}
          <Link to={here} state={{ email } satisfies EntryState}>
            Change it
          </Link>
        </p>
      )}
      <p>
        <Link to={useSignInLink(LOGIN_PATH)}>Back to login</Link>
      </p>
    </>
  );
}
