import { Button, Field, Input } from '@abhyas/ui';
import { toast } from '@abhyas/web-kit';
import { useForm } from 'react-hook-form';
import * as texts from '../../texts/sign-in';
import { announceServerError } from './announce-server-error';
import { FormProblems } from './form-problems';
import { rules } from './patterns';
import { requestReset } from './sign-in-api';
import styles from './sign-in-form.module.css';

/** The toasts after a request for a reset code. */
export const resetTexts = {
  done: texts.resetSent,
  failed: texts.resetNotSent,
} as const;

interface ResetEmailFormProps {
  /** The e-mail address so far. */
  email: string | undefined;
  onSent: (email: string) => void;
}

/** Step 1 of a password reset. */
export function ResetEmailForm({ email: initialEmail, onSent }: ResetEmailFormProps) {
  const form = useForm<{ email: string }>({
    // Without a value, a field keeps what was typed before the script was there.
    defaultValues: initialEmail === undefined ? {} : { email: initialEmail },
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
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems errors={errors} order={['email']} attempt={submitCount} />
      <Field id="email" label={texts.emailAddress} error={errors.email?.message} required>
        <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
      </Field>
      <Button type="submit" pending={isSubmitting} block>
        {texts.sendResetOtp}
      </Button>
    </form>
  );
}
