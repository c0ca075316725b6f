import {
  Button,
  ButtonLink,
  CalendarPlus,
  Card,
  CircleAlert,
  QueryFailure,
  Skeleton,
} from '@abhyas/ui';
import {
  calendarPath,
  describeCountdown,
  describeLiveTest,
  examPath,
  formatCount,
  formatDateTime,
  formatDuration,
  lobbyOpensAt,
  mockTestPath,
  resultsPath,
  toast,
  useRegister,
  useUser,
  type LiveTestFacts,
} from '@abhyas/web-kit';
import type { ReactNode } from 'react';
import type { LiveTestDetails } from '../../../shared/catalogue.types';
import { useHasResult } from '../api/get-own-result';
import { useLobby } from '../hooks/use-lobby';
import { CheckList } from './check-list';
import { Countdown } from './countdown';
import styles from './lobby.module.css';

export function Lobby({ test }: { test: LiveTestDetails }) {
  const view = useLobby(test);
  switch (view.status) {
    case 'loading':
      return <Skeleton height="14rem" />;
    case 'failed':
      return <QueryFailure title="Your registration could not be loaded" query={view.query} />;
    case 'over':
      return <Over test={test} />;
    case 'not-registered':
      return <NotRegistered test={test} facts={view.facts} />;
    case 'early':
      return <Early test={test} facts={view.facts} msLeft={view.msLeft} />;
    case 'waiting':
    case 'open':
      return <Waiting test={test} facts={view.facts} msLeft={view.msLeft} />;
  }
}

interface PartProps {
  test: LiveTestDetails;
  facts: LiveTestFacts;
}

/** From ten minutes before the start until the window closes. */
function Waiting({ test, facts, msLeft }: PartProps & { msLeft: number }) {
  const isOpen = msLeft <= 0;
  return (
    <div className={styles.columns}>
      <Panel title={isOpen ? 'The test is open' : 'The test starts in'} test={test} facts={facts}>
        <Countdown msLeft={msLeft} />
        {isOpen ? (
          <>
            <p>
              {`Start when you are ready, until ${formatDateTime(facts.closesAt)}. Your ${formatDuration(test.duration)} begin when you press Start Test under the instructions.`}
            </p>
            <div className={styles.actions}>
              <ButtonLink to={mockTestPath(test.exam._id, test._id)} size="lg">
                Start Test
              </ButtonLink>
            </div>
          </>
        ) : (
          <p>
            Keep this page open: the Start Test button appears here by itself. You do not need to
            reload.
          </p>
        )}
      </Panel>
      <CheckList />
    </div>
  );
}

function Early({ test, facts, msLeft }: PartProps & { msLeft: number }) {
  const opensAt = lobbyOpensAt(facts);
  const wait = describeCountdown(msLeft - (Date.parse(facts.startsAt) - opensAt.getTime()));
  return (
    <Panel title="The lobby is not open yet" test={test} facts={facts}>
      <p>
        {`You are registered. The lobby opens ten minutes before the test, on ${formatDateTime(opensAt.toISOString())}: `}
        <strong>{`in ${wait}`}</strong>. This page opens it by itself.
      </p>
      <div className={styles.actions}>
        <AddToCalendar test={test} />
      </div>
    </Panel>
  );
}

function NotRegistered({ test, facts }: PartProps) {
  const registration = useRegister();
  const { badge, note, canRegister } = describeLiveTest(facts);
  const register = () => {
    registration.mutate(test.liveTest.id, {
      onSuccess: () => {
        toast.success('You are registered.');
      },
    });
  };
  return (
    <Panel
      title={canRegister ? 'You are not registered yet' : badge.text}
      test={test}
      facts={facts}
    >
      <p>
        {canRegister
          ? `Only registered students can enter the lobby and take the test. ${note}`
          : `${note} Only registered students can take this test.`}
      </p>
      {registration.failure && (
        <p role="alert" className={styles.error}>
          <CircleAlert aria-hidden="true" />
          {registration.failure}
        </p>
      )}
      <div className={styles.actions}>
        {canRegister ? (
          <Button size="lg" pending={registration.isPending} onClick={register}>
            Register Now
          </Button>
        ) : (
          <ButtonLink to={examPath(test.exam._id)} variant="secondary">
            {`${test.exam.name} Test Series`}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}

function Over({ test }: { test: LiveTestDetails }) {
  const { status } = useUser();
  const hasResult = useHasResult(test._id, status === 'in');
  const { name, _id: examId } = test.exam;
  return (
    <Panel
      title="This live test is over"
      test={test}
      facts={{ startsAt: test.opensAt, closesAt: test.closesAt }}
    >
      <p>{`It closed on ${formatDateTime(test.closesAt)}.`}</p>
      <div className={styles.actions}>
        {hasResult && (
          <ButtonLink to={resultsPath(examId, test._id, test._id)} size="lg">
            See your results
          </ButtonLink>
        )}
        <ButtonLink to={examPath(examId)} variant="secondary">
          {`${name} Test Series`}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function AddToCalendar({ test }: { test: LiveTestDetails }) {
  return (
    <Button asChild variant="secondary">
      <a href={calendarPath(test.exam._id, test._id)} download>
        <CalendarPlus aria-hidden="true" />
        Add to Calendar
      </a>
    </Button>
  );
}

interface PanelProps {
  title: string;
  test: LiveTestDetails;
  facts: Pick<LiveTestFacts, 'startsAt' | 'closesAt'>;
  children: ReactNode;
}

function Panel({ title, test, facts, children }: PanelProps) {
  return (
    <Card as="section" aria-labelledby="lobby-state" className={styles.panel}>
      <h2 id="lobby-state">{title}</h2>
      {children}
      <dl className={styles.facts}>
        <Fact label="Starts" value={formatDateTime(facts.startsAt)} />
        <Fact label="Open until" value={formatDateTime(facts.closesAt)} />
        <Fact label="Questions" value={formatCount(test.questions, 'question')} />
        <Fact label="Duration" value={formatDuration(test.duration)} />
      </dl>
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
