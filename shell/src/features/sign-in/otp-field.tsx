import type { ComponentProps } from 'react';
import { Field, Input } from '@abhyas/ui';

interface OtpFieldProps extends ComponentProps<typeof Input> {
  error: string | undefined;
}

/** The one-time code: digits, offered by phones from the message it came in. */
export function OtpField({ error, ...input }: OtpFieldProps) {
  return (
    <Field id="otp" label="OTP" hint="The 6 digits from the email" error={error} required>
      <Input inputMode="numeric" autoComplete="one-time-code" maxLength={10} {...input} />
    </Field>
  );
}

/** People copy codes with spaces around and within. */
export function digitsOf(otp: string): string {
  return otp.replaceAll(/\s/g, '');
}
