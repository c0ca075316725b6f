import { FORGOT_PASSWORD_PATH, LOGIN_PATH, useDocumentTitle } from '@abhyas/web-kit';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import * as texts from '../../texts/sign-in';
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
  const [typed, setTyped] = useState<string>();
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
              {texts.wrongAddress((label) => (
                <Link to={here} state={{ email: step.email } satisfies EntryState}>
                  {label}
                </Link>
              ))}
            </p>
          )}
          <p>
            {step.name === 'password' && step.isFirst ? (
              <Link to={target} replace>
                {texts.notNow}
              </Link>
            ) : (
              <Link to={loginLink}>{texts.backToLogin}</Link>
            )}
          </p>
        </>
      }
    >
      {step.name === 'email' && (
        <ResetEmailForm
          email={typed ?? entry.email}
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
        title: texts.resetTitle,
        subtitle: texts.resetStep,
      };
    case 'code':
      return {
        title: texts.enterCode,
        subtitle: texts.enterCodeStep(step.email),
      };
    case 'password':
      return describePassword(step);
  }
}

function describePassword({ proof, isFirst }: Extract<Step, { name: 'password' }>) {
  if (isFirst) {
    return { title: texts.firstPasswordTitle, subtitle: texts.firstPasswordWhy };
  }
  return {
    title: texts.newPasswordTitle,
    subtitle: 'otp' in proof ? texts.newPasswordStep : texts.loggedOutElsewhere,
  };
}
