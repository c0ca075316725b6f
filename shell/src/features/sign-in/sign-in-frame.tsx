import { type ReactNode, useEffect, useRef } from 'react';
import { Card, PageHeading } from '@abhyas/ui';
import styles from './sign-in-frame.module.css';

interface SignInFrameProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** Whether the screen was reached from a step before it, under the same address. */
  isLaterStep?: boolean;
  /** Ways elsewhere, under the form. */
  footer?: ReactNode;
}

/** What the sign-in screens have in common: one narrow sheet. */
export function SignInFrame({
  title,
  subtitle,
  children,
  footer,
  isLaterStep = false,
}: SignInFrameProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button of the step before went away with the focus on it.
    if (!isLaterStep) return;
    screen.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, [isLaterStep]);
  return (
    <div ref={screen} className={styles.screen}>
      <PageHeading title={title} subtitle={subtitle} />
      <Card padding="lg">{children}</Card>
      {footer !== undefined && <p className={styles.footer}>{footer}</p>}
    </div>
  );
}
