import { Button, Field, Input } from '@abhyas/ui';
import { helpPath } from '@abhyas/web-kit';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import * as texts from '../../texts/sign-in';
import { announceServerError } from './announce-server-error';
import { FormProblems } from './form-problems';
import { OtpField } from './otp-field';
import { rules } from './patterns';
import { ResendCode } from './resend-code';
import styles from './sign-in-form.module.css';
import { useResend, type CodeValues } from './use-resend';

interface CodeFormProps {
  /** The e-mail address for codes, if known. */
  email: string;
  /** Whether the form also asks for the e-mail address. */
  asksEmail?: boolean;
  /** The text of the button. */
  submitLabel: string;
  /** Submits the input; its error is shown. */
  onSubmit: (typed: { email: string; otp: string }) => Promise<void>;
  /** The toast's text if the server gives no reason. */
  failed: string;
  /** When the last code was requested, in ms since 1970, if known. */
  sentAt: number | undefined;
  /** Requests another code. */
  send: (email: string) => Promise<unknown>;
  /** The toasts' texts for that. */
  sendTexts: { done: string; failed: string };
  onSent: (email: string) => void;
}

/** Accepts the code from an e-mail, or requests another one. */
export function CodeForm(props: CodeFormProps) {
  const { email, asksEmail = false } = props;
  const form = useForm<CodeValues>({
    defaultValues: asksEmail ? { email, otp: '' } : { otp: '' },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const { sentAt, send, sendTexts, onSent } = props;
  const resend = useResend({ form, email, sentAt, send, texts: sendTexts, onSent });
  const submit = form.handleSubmit(async ({ otp, email: typed = email }) => {
    try {
      await props.onSubmit({ email: typed, otp });
    } catch (error) {
      announceServerError(form, error, props.failed);
    }
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems errors={errors} order={['email', 'otp']} attempt={submitCount} />
      {asksEmail && (
        <Field id="email" label={texts.emailAddress} error={errors.email?.message} required>
          <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
        </Field>
      )}
      <OtpField error={errors.otp?.message} {...form.register('otp', rules.otp)} />
      <Button type="submit" pending={isSubmitting} block>
        {props.submitLabel}
      </Button>
      <ResendCode {...resend} />
      <p className={styles.hint}>
        <Link to={helpPath('code-not-arrived')}>{texts.helpWithCodes}</Link>
      </p>
    </form>
  );
}
