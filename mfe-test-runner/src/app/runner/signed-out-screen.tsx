import { Button, ButtonLink } from '@abhyas/ui';
import { logOut, type User } from '@abhyas/web-kit';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { AttemptSession } from '../../features/attempt-session/session/attempt-session';
import { Clock } from '../../features/timer/components/clock';
import * as texts from '../../texts/connectivity';
import styles from './signed-out-screen.module.css';

export interface SignedOutScreenProps {
  session: AttemptSession;
  /** Whose test it is. */
  owner: User;
  /** Who is logged in instead; undefined if nobody is. */
  other: User | undefined;
  /** The address of the log-in screen, which leads back here. */
  loginAddress: string;
  /** The other student opens the test for themselves. */
  onLeave: () => void;
}

/**
 * A running test whose login session ended: logged out in another tab, refused, or replaced by that of
 * another account. The paper is hidden, because somebody else may use this device now. After its
 * student has logged in again, in another tab too, the test continues here.
 */
export function SignedOutScreen(props: SignedOutScreenProps) {
  const { session, owner, other, loginAddress, onLeave } = props;
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { saveStatus, isStoredOnDevice, countdown } = session.getSnapshot();
  const isSaved = saveStatus === 'saved';
  // Only this page has the last answers, so it must stay open.
  const mustStay = !isSaved && !isStoredOnDevice;
  const words = other ? texts.otherAccount(owner, other) : texts.noAccount;

  function changeAccount(): void {
    logOut();
    void navigate(loginAddress);
  }

  return (
    <div className={styles.place}>
      <section className={styles.notice} aria-labelledby="signed-out">
        <h1 id="signed-out" ref={heading} tabIndex={-1} className={styles.title}>
          {words.title}
        </h1>
        {words.reason !== undefined && <p>{words.reason}</p>}
        <p>
          {isSaved && <span>{words.saved}</span>}
          {!isSaved && isStoredOnDevice && <span>{words.kept}</span>}
          {mustStay && <span>{words.keepOpen}</span>}
        </p>
        <div className={styles.time}>
          <span>{words.clockIsRunning}</span>
          <Clock countdown={countdown} isPaused={false} />
        </div>
        {other ? (
          !mustStay && (
            <div className={styles.actions}>
              <Button onClick={changeAccount}>{texts.changeAccount}</Button>
              <Button variant="secondary" onClick={onLeave}>
                {texts.openAs(other)}
              </Button>
            </div>
          )
        ) : (
          <ButtonLink to={loginAddress} {...(mustStay && { target: '_blank' })}>
            {texts.logIn}
          </ButtonLink>
        )}
      </section>
    </div>
  );
}
