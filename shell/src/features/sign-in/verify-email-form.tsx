import { toast } from '@abhyas/web-kit';
import { CodeForm } from './code-form';
import { resendCode, verifyEmail } from './sign-in-api';
import { useAfterLogin } from './use-after-login';

interface VerifyEmailFormProps {
  email: string;
  /** When the last code was asked for, in ms since 1970, as far as is known. */
  sentAt: number | undefined;
  onSent: () => void;
}

/** Step 2 of registration: the code from the e-mail. */
export function VerifyEmailForm({ email, sentAt, onSent }: VerifyEmailFormProps) {
  const afterLogin = useAfterLogin();
  return (
    <CodeForm
      submitLabel="Verify"
      failed="Verification failed"
      onSubmit={async (otp) => {
        const session = await verifyEmail({ email, otp });
        toast.success('Email verified successfully!');
        afterLogin(session);
      }}
      sentAt={sentAt}
      send={() => resendCode({ email })}
      sendWords={{ done: 'OTP resent successfully!', failed: 'Failed to resend OTP' }}
      onSent={onSent}
    />
  );
}
