import { type ReactNode, useEffect, useRef } from 'react';
import { Card, PageHeading } from '@abhyas/ui';
import styles from './sign-in-frame.module.css';

interface SignInFrameProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Which of the steps under one address this is. */
  step?: string;
  /** Ways elsewhere, under the form: paragraphs. */
  footer?: ReactNode;
}

/** What the sign-in screens have in common: one narrow sheet. */
export function SignInFrame({ title, subtitle, children, footer, step }: SignInFrameProps) {
  const screen = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A new step is a new page to the reader, and what had the focus went with the one before.
    window.scrollTo(0, 0);
    screen.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, [step]);
  return (
    <div ref={screen} className={styles.screen}>
      <PageHeading title={title} subtitle={subtitle} />
      <Card padding="lg">{children}</Card>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
