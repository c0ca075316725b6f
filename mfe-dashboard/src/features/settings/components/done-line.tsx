import { useEffect, useRef, type ReactNode } from 'react';
import { CircleCheck } from '@abhyas/ui';
import styles from './form.module.css';

/** What a form has done, where the focus goes when it appears: the pressed button lost it. */
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
