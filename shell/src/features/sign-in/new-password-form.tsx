import { useNavigate } from 'react-router';
import { useForm } from 'react-hook-form';
import { Button, Field, PasswordInput } from '@abhyas/ui';
import { toast } from '@abhyas/web-kit';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { showServerError } from './server-errors';
import { resetPassword } from './sign-in-api';
import styles from './sign-in-form.module.css';
import { useSignInLink } from './use-after-login';

/** Step 3 of a password reset. */
export function NewPasswordForm({ email, otp }: { email: string; otp: string }) {
  const navigate = useNavigate();
  const loginLink = useSignInLink('/login');
  const form = useForm({
    defaultValues: { newPassword: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      await resetPassword({ email, otp, newPassword });
      toast.success('Password reset successfully!');
      void navigate(loginLink);
    } catch (error) {
      showServerError(form, error, 'Password reset failed');
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* Lets password managers file the new password under the right account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <FormProblems errors={errors} order={['newPassword']} attempt={submitCount} />
      <Field
        id="newPassword"
        label="New Password"
        hint="At least 8 characters. A few words in a row are good."
        error={errors.newPassword?.message}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          {...form.register('newPassword', rules.newPassword)}
        />
      </Field>
      <Button type="submit" pending={isSubmitting} block>
        Reset Password
      </Button>
    </form>
  );
}
