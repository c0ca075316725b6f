import { ButtonLink } from '@abhyas/ui';
import { useEffect, useRef } from 'react';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import { Clock } from '../../features/timer/components/clock';
import * as texts from '../../texts/connectivity';
import styles from './signed-out-screen.module.css';

export interface SignedOutScreenProps {
  session: AttemptSession;
  /** The address of the log-in screen, which leads back here. */
  loginAddress: string;
}

/**
 * A running test whose login session ended: logged out in another tab, or refused. The paper is
 * hidden, because somebody else may use this device now. After a log-in in another tab the test
 * continues here.
 */
export function SignedOutScreen({ session, loginAddress }: SignedOutScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { saveStatus, isStoredOnDevice, countdown } = session.getSnapshot();
  const isSaved = saveStatus === 'saved';
  // Only this page has the last answers, so it must stay open.
  const mustStay = !isSaved && !isStoredOnDevice;
  return (
    <div className={styles.place}>
      <section className={styles.notice} aria-labelledby="signed-out">
        <h1 id="signed-out" ref={heading} tabIndex={-1} className={styles.title}>
          {texts.loggedOut}
        </h1>
        <p>
          {isSaved && <span>{texts.loggedOutSaved}</span>}
          {!isSaved && isStoredOnDevice && <span>{texts.loggedOutKept}</span>}
          {mustStay && <span>{texts.loggedOutKeepOpen}</span>}
        </p>
        <div className={styles.time}>
          <span>{texts.clockIsRunning}</span>
          <Clock countdown={countdown} isPaused={false} />
        </div>
        <ButtonLink to={loginAddress} {...(mustStay && { target: '_blank' })}>
          {texts.logIn}
        </ButtonLink>
      </section>
    </div>
  );
}
