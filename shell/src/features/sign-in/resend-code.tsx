import { Button } from '@abhyas/ui';
import { formatWait } from '@abhyas/web-kit';
import { useId } from 'react';
import * as texts from '../../texts/sign-in';
import styles from './sign-in-form.module.css';
import type { Resend } from './use-resend';

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
        {texts.resendOtp}
      </Button>
      <p id={reason} className={styles.hint}>
        <span>{texts.noEmailYet}</span>
        {secondsLeft > 0 && <span>{` ${texts.nextCodeIn(formatWait(secondsLeft))}`}</span>}
      </p>
    </div>
  );
}
