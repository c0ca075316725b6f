import { useForm } from 'react-hook-form';
import { Button } from '@abhyas/ui';
import { FormProblems } from './form-problems';
import { OtpField } from './otp-field';
import { rules } from './patterns';
import { ResendCode } from './resend-code';
import { showServerError } from './server-errors';
import styles from './sign-in-form.module.css';
import { useResend } from './use-resend';

interface CodeFormProps {
  /** The words on the button. */
  submitLabel: string;
  /** Sends the code that was typed; what it throws is shown. */
  onSubmit: (otp: string) => Promise<void>;
  /** What the toast says where the server gives no reason. */
  failed: string;
  /** When the last code was asked for, in ms since 1970, as far as is known. */
  sentAt: number | undefined;
  /** Asks for another code. */
  send: () => Promise<unknown>;
  /** What the toasts say about that. */
  sendWords: { done: string; failed: string };
  onSent: () => void;
}

/** Takes the code from an e-mail, or has another one sent. */
export function CodeForm(props: CodeFormProps) {
  const form = useForm({
    defaultValues: { otp: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const { sentAt, send, sendWords, onSent } = props;
  const resend = useResend({ form, sentAt, send, words: sendWords, onSent });
  const submit = form.handleSubmit(async ({ otp }) => {
    try {
      await props.onSubmit(otp);
    } catch (error) {
      showServerError(form, error, props.failed);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems errors={errors} order={['otp']} attempt={submitCount} />
      <OtpField error={errors.otp?.message} {...form.register('otp', rules.otp)} />
      <Button type="submit" pending={isSubmitting} block>
        {props.submitLabel}
      </Button>
      <ResendCode {...resend} />
    </form>
  );
}
