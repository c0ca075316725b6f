import { useForm } from 'react-hook-form';
import { Button } from '@abhyas/ui';
import { toast } from '@abhyas/web-kit';
import { FormProblems } from './form-problems';
import { digitsOf, OtpField } from './otp-field';
import { rules } from './patterns';
import { showServerError } from './server-errors';
import { checkResetCode } from './sign-in-api';
import styles from './sign-in-form.module.css';

interface ResetCodeFormProps {
  email: string;
  /** Called with the code, which the last step sends again. */
  onVerified: (otp: string) => void;
}

/** Step 2 of a password reset. */
export function ResetCodeForm({ email, onVerified }: ResetCodeFormProps) {
  const form = useForm({
    defaultValues: { otp: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    const otp = digitsOf(values.otp);
    try {
      await checkResetCode({ email, otp });
      toast.success('OTP verified successfully!');
      onVerified(otp);
    } catch (error) {
      showServerError(form, error, 'OTP verification failed');
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems errors={errors} order={['otp']} attempt={submitCount} />
      <OtpField error={errors.otp?.message} {...form.register('otp', rules.otp)} />
      <Button type="submit" pending={isSubmitting} block>
        Verify OTP
      </Button>
    </form>
  );
}
