import { Field, Input } from '@abhyas/ui';
import { asciiDigits } from '@abhyas/web-kit/ascii-digits';
import type { ComponentProps } from 'react';
import * as texts from '../../texts/sign-in';
import styles from './sign-in-form.module.css';

const digits = 6;

interface OtpFieldProps extends ComponentProps<typeof Input> {
  error: string | undefined;
}

/** The one-time code: digits; phones suggest it from the message. */
export function OtpField({ error, onChange, ...input }: OtpFieldProps) {
  return (
    <Field id="otp" label={texts.otp} hint={texts.otpHint} error={error} required>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        // A pasted code replaces the current value.
        onPaste={(event) => {
          event.currentTarget.select();
        }}
        onChange={(event) => {
          const field = event.target;
          const code = codeOf(field.value);
          if (field.value !== code) field.value = code;
          onChange?.(event);
        }}
        {...input}
      />
    </Field>
  );
}

/** Users copy codes with spaces or with the words before them. */
function codeOf(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, '').slice(0, digits);
}
