import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useForm } from 'react-hook-form';
import { Button, Field, PasswordInput } from '@abhyas/ui';
import { isApiError, toast } from '@abhyas/web-kit';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { showServerError } from './server-errors';
import { resetPassword } from './sign-in-api';
import styles from './sign-in-form.module.css';
import { useSignInLink } from './use-after-login';
import type { EntryState } from './use-entry-state';

/** Step 3 of a password reset. */
export function NewPasswordForm({ email, otp }: { email: string; otp: string }) {
  const navigate = useNavigate();
  const loginLink = useSignInLink('/login');
  const forgotLink = useSignInLink('/forgot-password');
  const [isCodeSpent, setCodeSpent] = useState(false);
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
      // In the place of this step, whose code is used up.
      void navigate(loginLink, { replace: true, state: { email } satisfies EntryState });
    } catch (error) {
      showServerError(form, error, 'Password reset failed');
      setCodeSpent(isApiError(error) && error.fields['otp'] !== undefined);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* Lets password managers file the new password under the right account. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <FormProblems errors={errors} order={['newPassword']} attempt={submitCount} />
      {isCodeSpent && (
        <Link to={forgotLink} replace state={{ codeEmail: email } satisfies EntryState}>
          Enter or ask for another code
        </Link>
      )}
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
