import { LOGIN_PATH, REGISTER_PATH, useDocumentTitle } from '@abhyas/web-kit';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import * as texts from '../../texts/sign-in';
import { RegisterForm, type Registration } from './register-form';
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
  const { email, codeEmail, codeSentAt } = useEntryState();
  const isCodeStep = useIsCodeStep();
  const [typed, setTyped] = useState<Partial<Registration>>({});
  const navigate = useNavigate();
  const here = useSignInLink(REGISTER_PATH);
  const target = useReturnPath();
  const isVerifying = codeEmail !== undefined || isCodeStep;
  const title = isVerifying ? texts.verifyEmail : texts.createAnAccount;
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
        isVerifying ? <CodeNotice email={codeEmail} sentAt={codeSentAt} /> : texts.registerStep
      }
      footer={isVerifying ? <OtherWays email={codeEmail} /> : <HasAccount />}
    >
      {isVerifying ? (
        <VerifyEmailForm
          email={codeEmail ?? email ?? ''}
          asksEmail={codeEmail === undefined}
          sentAt={codeSentAt}
          onSent={onSent}
        />
      ) : (
        <RegisterForm
          typed={{ ...(email !== undefined && { email }), ...typed }}
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
  const loginLink = useSignInLink(LOGIN_PATH);
  return (
    <p>
      {texts.haveAccount((label) => (
        <Link to={loginLink}>{label}</Link>
      ))}
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
    return <span>{texts.enterEmailAndCode}</span>;
  }
  const address = <strong>{email}</strong>;
  return (
    <span>{sentAt === undefined ? texts.codeCanBeSent(address) : texts.codeWasSent(address)}</span>
  );
}

function OtherWays({ email }: { email: string | undefined }) {
  const here = useSignInLink(REGISTER_PATH);
  return (
    <>
      {email === undefined ? (
        <p>
          {texts.newHere((label) => (
            <Link to={here}>{label}</Link>
          ))}
        </p>
      ) : (
        <p>
          {texts.wrongAddress((label) => (
            <Link to={here} state={{ email } satisfies EntryState}>
              {label}
            </Link>
          ))}
        </p>
      )}
      <p>
        <Link to={useSignInLink(LOGIN_PATH)}>{texts.backToLogin}</Link>
      </p>
    </>
  );
}
