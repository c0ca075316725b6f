import { toast } from '@abhyas/web-kit';
import * as texts from '../../texts/sign-in';
import { CodeForm } from './code-form';
import { resetTexts } from './reset-email-form';
import { checkResetCode, requestReset } from './sign-in-api';

interface ResetCodeFormProps {
  email: string;
  /** When the last code was requested, in ms since 1970, if known. */
  sentAt: number | undefined;
  onSent: () => void;
  /** Called with the code; the last step sends it again. */
  onVerified: (otp: string) => void;
}

/** Step 2 of a password reset. */
export function ResetCodeForm({ email, sentAt, onSent, onVerified }: ResetCodeFormProps) {
  return (
    <CodeForm
      email={email}
      submitLabel={texts.verifyOtp}
      failed={texts.otpFailed}
      onSubmit={async ({ otp }) => {
        await checkResetCode({ email, otp });
        toast.success(texts.otpDone);
        onVerified(otp);
      }}
      sentAt={sentAt}
      send={() => requestReset({ email })}
      sendTexts={resetTexts}
      onSent={onSent}
    />
  );
}
