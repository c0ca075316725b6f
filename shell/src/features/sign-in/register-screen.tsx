import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useDocumentTitle } from '@abhyas/web-kit';
import { emptyRegistration, RegisterForm } from './register-form';
import { SignInFrame } from './sign-in-frame';
import { useIsSignedInAlready, useReturnPath, useSignInLink } from './use-after-login';
import { type EntryState, useEntryState } from './use-entry-state';
import { VerifyEmailForm } from './verify-email-form';

/** Registration: the form, then the code that proves the e-mail address. */
export default function RegisterScreen() {
  const { email = '', codeEmail, codeSentAt } = useEntryState();
  const [typed, setTyped] = useState(emptyRegistration);
  const navigate = useNavigate();
  const here = useSignInLink('/register');
  const target = useReturnPath();
  const isVerifying = codeEmail !== undefined;
  const title = isVerifying ? 'Verify your email' : 'Create an account';
  useDocumentTitle(title);
  const stayAtCode = (email: string, options?: { replace: boolean }) => {
    const state: EntryState = { codeEmail: email, codeSentAt: Date.now() };
    void navigate(here, { ...options, state });
  };
  if (useIsSignedInAlready()) return <Navigate to={target} replace />;
  return (
    <SignInFrame
      step={isVerifying ? 'verify' : 'register'}
      title={title}
      subtitle={
        isVerifying ? (
          <>
            Step 2 of 2.{' '}
            {codeSentAt === undefined
              ? 'This address is not verified yet. “Resend OTP” sends a new 6-digit code to '
              : 'We sent a 6-digit code to '}
            <strong>{codeEmail}</strong>. It works for 10 minutes.
          </>
        ) : (
          'Step 1 of 2. Next we send a code to your email address.'
        )
      }
      footer={isVerifying ? <ChangeAddress email={codeEmail} /> : <HasAccount />}
    >
      {isVerifying ? (
        <VerifyEmailForm
          email={codeEmail}
          sentAt={codeSentAt}
          onSent={() => {
            stayAtCode(codeEmail, { replace: true });
          }}
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
      Already have an account? <Link to={useSignInLink('/login')}>Back to login</Link>
    </p>
  );
}

function ChangeAddress({ email }: { email: string }) {
  const here = useSignInLink('/register');
  return (
    <>
      <p>
        Wrong address?{' '}
        <Link to={here} state={{ email } satisfies EntryState}>
          Change it
        </Link>
      </p>
      <p>
        <Link to={useSignInLink('/login')}>Back to login</Link>
      </p>
    </>
  );
}
