import { Button, Field, PasswordInput } from '@abhyas/ui';
import { failureText, passwordHint, showServerError, toast, useUser } from '@abhyas/web-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../../shared/forms/form-failure';
import * as texts from '../../../texts/settings';
import { useChangePassword } from '../api/change-password';
import { passwordRules } from '../rules/password-rules';
import { DoneLine } from './done-line';
import styles from './form.module.css';

/** Changes the password; requires the current one. */
export function PasswordForm() {
  const { user } = useUser();
  const change = useChangePassword();
  const [isDone, setDone] = useState(false);
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (passwords) => {
    setDone(false);
    try {
      const { message } = await change.mutateAsync(passwords);
      form.reset();
      setDone(true);
      toast.success(message);
    } catch (error) {
      const failure = failureText(error, texts.passwordFailed);
      const [first] = showServerError(form, error, failure);
      if (first !== undefined) form.setFocus(first as keyof typeof passwords);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {isDone && <DoneLine>{texts.passwordChanged}</DoneLine>}
      <FormFailure failure={errors.root} />
      {/* Lets password managers store the new password for the right account. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Field
        id="current-password"
        label={texts.currentPassword}
        error={errors.currentPassword?.message}
        required
      >
        <PasswordInput
          autoComplete="current-password"
          {...form.register('currentPassword', passwordRules.current)}
        />
      </Field>
      <Field
        id="new-password"
        label={texts.newPassword}
        hint={passwordHint}
        error={errors.newPassword?.message}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          {...form.register('newPassword', passwordRules.chosen)}
        />
      </Field>
      <div>
        <Button type="submit" pending={isSubmitting}>
          {texts.changePassword}
        </Button>
      </div>
    </form>
  );
}
