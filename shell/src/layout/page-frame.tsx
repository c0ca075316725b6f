import { SkipLink } from '@abhyas/ui';
import { Suspense, type ReactNode } from 'react';
import { useReadyMark } from '../app/use-ready-mark';
import { ChatOutlet } from './chat-outlet';
import { Footer } from './footer';
import { Header } from './header';
import styles from './page-frame.module.css';
import { PageNotices } from './page-notices';
import { Toasts } from './toasts';

interface PageFrameProps {
  children: ReactNode;
  /** The dashboard and the running test have no header and no footer. */
  isBare: boolean;
  hasChat: boolean;
}

/**
 * The frame of every screen. The footer is a boundary of its own: React takes it over when it has nothing more urgent to
 * do, or when somebody uses it.
 */
export function PageFrame({ children, isBare, hasChat }: PageFrameProps) {
  useReadyMark('frame');
  return (
    <div className={styles.frame}>
      <SkipLink />
      <div className={styles.toasts}>
        <Toasts />
      </div>
      {!isBare && <Header />}
      <PageNotices />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isBare && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
      {hasChat && <ChatOutlet />}
    </div>
  );
}
