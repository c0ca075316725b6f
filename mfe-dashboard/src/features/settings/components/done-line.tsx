import { CircleCheck } from '@abhyas/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './form.module.css';

/** A form's success message. It takes the focus when it appears, because the button lost it. */
export function DoneLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus();
  }, []);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.done}>
      <CircleCheck aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
