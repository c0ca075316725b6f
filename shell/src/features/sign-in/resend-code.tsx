import { useId } from 'react';
import { Button } from '@abhyas/ui';
import styles from './sign-in-form.module.css';
import type { Resend } from './use-resend';
import { waitInWords } from './use-seconds-left';

/** The button for another code, and why it is disabled. */
export function ResendCode({ isPending, secondsLeft, resend }: Resend) {
  const reason = useId();
  return (
    <div className={styles.resend}>
      <Button
        variant="secondary"
        pending={isPending}
        disabled={secondsLeft > 0}
        aria-describedby={reason}
        block
        onClick={() => void resend()}
      >
        Resend OTP
      </Button>
      <p id={reason} className={styles.hint}>
        No email yet? Look in the spam folder, too.
        {secondsLeft > 0 && <> You can ask for a new code in {waitInWords(secondsLeft)}.</>}
      </p>
    </div>
  );
}
