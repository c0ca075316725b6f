import {
  Badge,
  Button,
  ButtonLink,
  CalendarPlus,
  Card,
  CircleAlert,
  QueryFailure,
  Skeleton,
  useFocusReturn,
} from '@abhyas/ui';
import {
  calendarPath,
  describeLiveTest,
  formatDateTime,
  livePhase,
  lobbyPath,
  loginPath,
  toast,
  useIsHydrated,
  useRegister,
  useServerNow,
  type LiveTestFacts,
} from '@abhyas/web-kit';
import { useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { useLocation } from 'react-router';
import type { LiveTestDetails } from '../../../shared/catalogue.types';
import { useTakenAttempt } from '../../../shared/live-tests/use-taken-attempt';
import { StartLink } from '../../../shared/start-link';
import * as texts from '../../../texts/live-tests';
import { useLiveTest } from '../hooks/use-live-test';
import styles from './live-panel.module.css';

interface LivePanelProps {
  test: LiveTestDetails;
  /** Whether the student has started it: then it can only be resumed. */
  isRunning: boolean;
}

/** A live test's dates, its free seats, and the one action that is possible now. */
export function LivePanel({ test, isRunning }: LivePanelProps) {
  const view = useLiveTest(test);
  // In a page from the server, a visitor's panel stays until the student's state is known.
  const [isVisitorFirst] = useState(view.status === 'visitor');
  switch (view.status) {
    case 'loading':
      return isVisitorFirst ? (
        <LiveTestStatus test={test} facts={view.facts} isVisitor isRunning={isRunning} />
      ) : (
        <Skeleton height="11rem" />
      );
    case 'failed':
      return <QueryFailure title={texts.registrationFailed} query={view.query} />;
    case 'over':
      return (
        <Frame
          test={test}
          badge={<Badge>{texts.over}</Badge>}
          note={texts.closedOn(formatDateTime(test.closesAt))}
        />
      );
    case 'visitor':
    case 'student':
      return (
        <LiveTestStatus
          test={test}
          facts={view.facts}
          isVisitor={view.status === 'visitor'}
          isRunning={isRunning}
        />
      );
  }
}

interface LiveTestStatusProps extends LivePanelProps {
  facts: LiveTestFacts;
  isVisitor: boolean;
}

function LiveTestStatus({ test, facts, isVisitor, isRunning }: LiveTestStatusProps) {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const registration = useRegister();
  const { badge, note, canRegister, canStart } = describeLiveTest(facts);
  const taken = useTakenAttempt(test);
  // The button is removed while it has the focus: also when the last place has gone.
  const heading = useFocusReturn<HTMLHeadingElement>(!registration.isIdle && !canRegister);
  const register = () => {
    registration.mutate(test.liveTest.id, {
      onSuccess: () => {
        toast.success(texts.isRegistered);
      },
    });
  };
  const noteOf = () => {
    if (taken) return texts.takenAlready;
    return facts.registered && !canStart ? texts.registered(note) : note;
  };
  return (
    <Frame
      test={test}
      headingRef={heading}
      badge={<Badge tone={badge.tone}>{badge.text}</Badge>}
      note={noteOf()}
      failure={registration.failure}
    >
      {canStart && !isRunning && !taken && (
        <StartLink examId={test.exam._id} testId={test._id}>
          {texts.startTest}
        </StartLink>
      )}
      {canRegister &&
        (isVisitor ? (
          <ButtonLink to={loginPath(isHydrated ? pathname + search : pathname)}>
            {texts.registerNow}
          </ButtonLink>
        ) : (
          <Button pending={registration.isPending} onClick={register}>
            {texts.registerNow}
          </Button>
        ))}
      {facts.registered && <EnterLobby test={test} facts={facts} />}
      <Button asChild variant="secondary">
        <a href={calendarPath(test.exam._id, test._id)} download>
          <CalendarPlus aria-hidden="true" />
          <span>{texts.addToCalendar}</span>
        </a>
      </Button>
    </Frame>
  );
}

/** From ten minutes before the test, until it can be started. */
function EnterLobby({ test, facts }: Pick<LiveTestStatusProps, 'test' | 'facts'>) {
  const { now, source } = useServerNow();
  if (source === 'pending' || livePhase(facts, now) !== 'lobby') return null;
  return <ButtonLink to={lobbyPath(test.exam._id, test._id)}>{texts.enterLobby}</ButtonLink>;
}

interface FrameProps {
  test: LiveTestDetails;
  badge: ReactElement;
  note: string;
  failure?: string | null;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

function Frame({ test, badge, note, failure, headingRef, children }: FrameProps) {
  const { capacity } = test.liveTest;
  return (
    <Card as="section" aria-labelledby="live-heading" className={styles.panel}>
      <div className={styles.text}>
        <h2 id="live-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
          <span>{texts.live}</span>
          {badge}
        </h2>
        <p role="status">{note}</p>
        {failure && (
          <p role="alert" className={styles.error}>
            <CircleAlert aria-hidden="true" />
            <span>{failure}</span>
          </p>
        )}
        <dl className={styles.facts}>
          <Fact label={texts.opens} value={formatDateTime(test.opensAt)} />
          <Fact label={texts.closes} value={formatDateTime(test.closesAt)} />
          {capacity !== null && <Fact label={texts.places} value={String(capacity)} />}
        </dl>
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
