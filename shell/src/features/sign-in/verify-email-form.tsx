import { FORGOT_PASSWORD_PATH, setSession, toast } from '@abhyas/web-kit';
import { useNavigate } from 'react-router';
import * as texts from '../../texts/sign-in';
import { CodeForm } from './code-form';
import { resendCode, verifyEmail } from './sign-in-api';
import { useLeave, useSignInLink } from './use-after-login';
import type { EntryState } from './use-entry-state';

interface VerifyEmailFormProps {
  /** The e-mail address for codes, if known. */
  email: string;
  /** Whether the form also asks for the e-mail address. */
  asksEmail: boolean;
  /** When the last code was requested, in ms since 1970, if known. */
  sentAt: number | undefined;
  onSent: (email: string) => void;
}

/** Step 2 of registration: the code from the e-mail. */
export function VerifyEmailForm(props: VerifyEmailFormProps) {
  const leave = useLeave();
  const navigate = useNavigate();
  const passwordLink = useSignInLink(FORGOT_PASSWORD_PATH);
  const verify = async ({ email, otp }: { email: string; otp: string }) => {
    const { passwordToken, ...session } = await verifyEmail({ email, otp });
    toast.success(texts.verifyDone);
    setSession(session);
    if (passwordToken === undefined) {
      leave();
      return;
    }
    const state: EntryState = { email, resetToken: passwordToken, isFirstPassword: true };
    void navigate(passwordLink, { replace: true, state });
  };
  return (
    <CodeForm
      {...props}
      submitLabel={texts.verify}
      failed={texts.verifyFailed}
      onSubmit={verify}
      send={(email) => resendCode({ email })}
      sendTexts={{ done: texts.resendDone, failed: texts.resendFailed }}
    />
  );
}
