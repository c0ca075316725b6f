import { useForm } from 'react-hook-form';
import { Button, Field, Input } from '@abhyas/ui';
import { toast } from '@abhyas/web-kit';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { showServerError } from './server-errors';
import { requestReset } from './sign-in-api';
import styles from './sign-in-form.module.css';

/** Step 1 of a password reset. */
export function ResetEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await requestReset({ email });
      toast.success('Password reset OTP sent to your email!');
      onSent(email);
    } catch (error) {
      showServerError(form, error, 'Failed to send reset OTP');
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
