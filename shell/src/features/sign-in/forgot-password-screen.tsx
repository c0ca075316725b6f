import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDocumentTitle } from '@abhyas/web-kit';
import { NewPasswordForm } from './new-password-form';
import { ResetCodeForm } from './reset-code-form';
import { ResetEmailForm } from './reset-email-form';
import { SignInFrame } from './sign-in-frame';
import { useSignInLink } from './use-after-login';
import { type EntryState, useEntryState } from './use-entry-state';

type Step =
  | { name: 'email' }
  | { name: 'code'; email: string; sentAt: number | undefined }
  | { name: 'password'; email: string; otp: string };

/** Password reset: the e-mail address, the code that went there, the new password. */
export default function ForgotPasswordScreen() {
  const entry = useEntryState();
  const step = stepOf(entry);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const here = useSignInLink('/forgot-password');
  const loginLink = useSignInLink('/login');
  const { title, subtitle } = describe(step);
  useDocumentTitle(title);
  const go = (state: EntryState, { replace = false } = {}) => {
    void navigate(here, { replace, state });
  };
  return (
    <SignInFrame
      step={step.name}
      title={title}
      subtitle={subtitle}
      footer={
        <>
          {step.name === 'code' && (
            <p>
              Wrong address?{' '}
              <Link to={here} state={{ email: step.email } satisfies EntryState}>
                Change it
              </Link>
            </p>
          )}
          <p>
            <Link to={loginLink}>Back to login</Link>
          </p>
        </>
      }
    >
      {step.name === 'email' && (
        <ResetEmailForm
          email={typed || (entry.email ?? '')}
          onSent={(email) => {
            setTyped(email);
            go({ codeEmail: email, codeSentAt: Date.now() });
          }}
        />
      )}
      {step.name === 'code' && (
        <ResetCodeForm
          email={step.email}
          sentAt={step.sentAt}
          onSent={() => {
            go({ codeEmail: step.email, codeSentAt: Date.now() }, { replace: true });
          }}
          onVerified={(otp) => {
            go({ codeEmail: step.email, otp });
          }}
        />
      )}
      {step.name === 'password' && <NewPasswordForm email={step.email} otp={step.otp} />}
    </SignInFrame>
  );
}

function stepOf({ codeEmail: email, codeSentAt: sentAt, otp }: EntryState): Step {
  if (email === undefined) return { name: 'email' };
  return otp === undefined ? { name: 'code', email, sentAt } : { name: 'password', email, otp };
}

function describe(step: Step): { title: string; subtitle: string } {
  switch (step.name) {
    case 'email':
      return {
        title: 'Reset your password',
        subtitle: 'Step 1 of 3. We send a code to your email address.',
      };
    case 'code':
      return {
        title: 'Enter the code',
        subtitle: `Step 2 of 3. If ${step.email} has an account, a code is on its way there. It works for 10 minutes.`,
      };
    case 'password':
      return {
        title: 'Choose a new password',
        subtitle: 'Step 3 of 3. You will be logged out everywhere else.',
      };
  }
}
