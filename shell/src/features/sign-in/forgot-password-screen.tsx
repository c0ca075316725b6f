import { FORGOT_PASSWORD_PATH, LOGIN_PATH, useDocumentTitle } from '@abhyas/web-kit';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { NewPasswordForm } from './new-password-form';
import { ResetCodeForm } from './reset-code-form';
import { ResetEmailForm } from './reset-email-form';
import type { ResetProof } from './sign-in-api';
import { SignInFrame } from './sign-in-frame';
import { useReturnPath, useSignInLink } from './use-after-login';
import { useEntryState, type EntryState } from './use-entry-state';

type Step =
  | { name: 'email' }
  | { name: 'code'; email: string; sentAt: number | undefined }
  | { name: 'password'; proof: ResetProof; email: string | undefined; isFirst: boolean };

/**
 * Password reset: the e-mail address, the code sent there, the new password. The link in the e-mail
 * opens the last step at once.
 */
export default function ForgotPasswordScreen() {
  const entry = useLinkedEntry();
  const step = stepOf(entry);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const here = useSignInLink(FORGOT_PASSWORD_PATH);
  const loginLink = useSignInLink(LOGIN_PATH);
  const target = useReturnPath();
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
            {step.name === 'password' && step.isFirst ? (
              <Link to={target} replace>
                Not now
              </Link>
            ) : (
              <Link to={loginLink}>Back to login</Link>
            )}
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
      {step.name === 'password' && (
        <NewPasswordForm proof={step.proof} email={step.email} isFirst={step.isFirst} />
      )}
    </SignInFrame>
  );
}

/** The state of this history entry; a link's token moves from the address bar to it. */
function useLinkedEntry(): EntryState {
  const entry = useEntryState();
  const resetToken = /^#token=(.+)$/.exec(useLocation().hash)?.[1];
  const here = useSignInLink(FORGOT_PASSWORD_PATH);
  const navigate = useNavigate();
  useEffect(() => {
    if (resetToken === undefined) return;
    void navigate(here, { replace: true, state: { resetToken } satisfies EntryState });
  }, [resetToken, here, navigate]);
  return resetToken === undefined ? entry : { resetToken };
}

function stepOf({
  resetToken,
  email: typed,
  isFirstPassword: isFirst = false,
  ...code
}: EntryState): Step {
  if (resetToken !== undefined) {
    return { name: 'password', proof: { token: resetToken }, email: typed, isFirst };
  }
  const { codeEmail: email, codeSentAt: sentAt, otp } = code;
  if (email === undefined) return { name: 'email' };
  if (otp === undefined) return { name: 'code', email, sentAt };
  return { name: 'password', proof: { email, otp }, email, isFirst: false };
}

function describe(step: Step): { title: string; subtitle: string } {
  switch (step.name) {
    case 'email':
      return {
        title: 'Reset your password',
        subtitle: 'Step 1 of 3. We send a code and a link to your email address.',
      };
    case 'code':
      return {
        title: 'Enter the code',
        subtitle: `Step 2 of 3. If ${step.email} has an account, a code is on its way there. It works for 10 minutes. Or open the link in the same email.`,
      };
    case 'password':
      return describePassword(step);
  }
}

function describePassword({ proof, isFirst }: Extract<Step, { name: 'password' }>) {
  if (isFirst) {
    return {
      title: 'Choose a password',
      subtitle:
        'Your email is verified and you are logged in. Choose a password for your next login. The one from your registration was not saved, because you entered the code in another browser.',
    };
  }
  const after = 'You will be logged out everywhere else.';
  return {
    title: 'Choose a new password',
    subtitle: 'otp' in proof ? `Step 3 of 3. ${after}` : after,
  };
}
