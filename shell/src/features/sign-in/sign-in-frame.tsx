import { Card, PageHeading } from '@abhyas/ui';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import styles from './sign-in-frame.module.css';

interface SignInFrameProps {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
  /** The current step, if several steps share one URL. */
  step?: string;
  /** Links under the form: paragraphs. */
  footer?: ReactNode;
}

/** The common layout of the sign-in screens: one narrow card. */
export function SignInFrame({ title, subtitle, children, footer, step }: SignInFrameProps) {
  const screen = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A new step is a new page for the user, and the focused element was removed with the old step.
    window.scrollTo(0, 0);
    screen.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus();
  }, [step]);
  return (
    <div ref={screen} className={styles.screen} data-form-screen="">
      {/* Another step is another page: nothing of the last one moves to another place. */}
      <Fragment key={step}>
        <PageHeading title={title} subtitle={subtitle} />
        <Card padding="lg">{children}</Card>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </Fragment>
    </div>
  );
}
