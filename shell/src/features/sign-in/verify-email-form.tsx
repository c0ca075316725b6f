import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@abhyas/ui';
import { toast } from '@abhyas/web-kit';
import { FormProblems } from './form-problems';
import { digitsOf, OtpField } from './otp-field';
import { rules } from './patterns';
import { showServerError } from './server-errors';
import { resendCode, verifyEmail } from './sign-in-api';
import styles from './sign-in-form.module.css';
import { useAfterLogin } from './use-after-login';

/** Step 2 of registration: the code from the e-mail. */
export function VerifyEmailForm({ email }: { email: string }) {
  const afterLogin = useAfterLogin();
  const [isResending, setResending] = useState(false);
  const form = useForm({
    defaultValues: { otp: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async ({ otp }) => {
    try {
      const session = await verifyEmail({ email, otp: digitsOf(otp) });
      toast.success('Email verified successfully!');
      afterLogin(session);
    } catch (error) {
      showServerError(form, error, 'Verification failed');
    }
  });
  const resend = async () => {
    setResending(true);
    form.clearErrors();
    try {
      await resendCode({ email });
      toast.success('OTP resent successfully!');
    } catch (error) {
      showServerError(form, error, 'Failed to resend OTP');
    } finally {
      setResending(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems errors={errors} order={['otp']} attempt={submitCount} />
      <OtpField error={errors.otp?.message} {...form.register('otp', rules.otp)} />
      <Button type="submit" pending={isSubmitting} block>
        Verify
      </Button>
      <Button variant="secondary" pending={isResending} block onClick={() => void resend()}>
        Resend OTP
      </Button>
    </form>
  );
}
