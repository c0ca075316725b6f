import { Button, Field, Input } from '@abhyas/ui';
import { toast } from '@abhyas/web-kit';
import { useForm } from 'react-hook-form';
import { announceServerError } from './announce-server-error';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { requestReset } from './sign-in-api';
import styles from './sign-in-form.module.css';

/** The toasts after a request for a reset code. */
export const resetTexts = {
  done: 'Password reset OTP sent to your email!',
  failed: 'Failed to send reset OTP',
} as const;

interface ResetEmailFormProps {
  /** The e-mail address so far. */
  email: string;
  onSent: (email: string) => void;
}

/** Step 1 of a password reset. */
export function ResetEmailForm({ email: initialEmail, onSent }: ResetEmailFormProps) {
  const form = useForm({
    defaultValues: { email: initialEmail },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await requestReset({ email });
      toast.success(resetTexts.done);
      onSent(email);
    } catch (error) {
      announceServerError(form, error, resetTexts.failed);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems errors={errors} order={['email']} attempt={submitCount} />
      <Field id="email" label="Email address" error={errors.email?.message} required>
        <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
      </Field>
      <Button type="submit" pending={isSubmitting} block>
        Send Reset OTP
      </Button>
    </form>
  );
}
