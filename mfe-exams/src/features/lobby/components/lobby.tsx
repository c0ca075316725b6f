import {
  Button,
  ButtonLink,
  CalendarPlus,
  Card,
  CircleAlert,
  Fact,
  FactList,
  QueryFailure,
  Skeleton,
  type Elements,
} from '@abhyas/ui';
import {
  calendarPath,
  describeCountdown,
  describeLiveTest,
  examPath,
  formatDateTime,
  formatDuration,
  lobbyOpensAt,
  marksCome,
  mockTestPath,
  resultsPath,
  toast,
  useRegister,
  useServerNow,
  type LiveTestFacts,
} from '@abhyas/web-kit';
import type { LiveTestDetails } from '../../../shared/catalogue.types';
import { useTakenAttempt } from '../../../shared/live-tests/use-taken-attempt';
import * as texts from '../../../texts/live-tests';
import { useLobby } from '../hooks/use-lobby';
import { CheckList } from './check-list';
import { Countdown } from './countdown';
import styles from './lobby.module.css';

export function Lobby({ test }: { test: LiveTestDetails }) {
  const view = useLobby(test);
  const taken = useTakenAttempt(test);
  switch (view.status) {
    case 'loading':
      return <Skeleton height="14rem" />;
    case 'failed':
      return <QueryFailure title={texts.registrationFailed} query={view.query} />;
    case 'over':
      return <Over test={test} />;
    case 'not-registered':
      return <NotRegistered test={test} facts={view.facts} />;
    case 'early':
      return <Early test={test} facts={view.facts} msLeft={view.msLeft} />;
    case 'waiting':
    case 'open':
      if (taken) return <Taken test={test} facts={view.facts} attempt={taken} />;
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
      <Panel title={isOpen ? texts.isOpen : texts.startsIn} test={test} facts={facts}>
        <Countdown msLeft={msLeft} />
        {isOpen ? (
          <>
            <p>{texts.startUntil(formatDateTime(facts.closesAt), formatDuration(test.duration))}</p>
            <div className={styles.actions}>
              <ButtonLink to={mockTestPath(test.exam._id, test._id)} size="lg">
                {texts.startTest}
              </ButtonLink>
            </div>
          </>
        ) : (
          <p>{texts.keepOpen}</p>
        )}
      </Panel>
      <CheckList />
    </div>
  );
}

/** A live test can be taken once. */
function Taken({
  test,
  facts,
  attempt,
}: PartProps & { attempt: NonNullable<ReturnType<typeof useTakenAttempt>> }) {
  const { now } = useServerNow();
  return (
    <Panel title={texts.taken} test={test} facts={facts}>
      <p>{texts.takenOnce(marksCome(attempt.solutionsFrom ?? facts.closesAt, now))}</p>
      <div className={styles.actions}>
        <ButtonLink to={resultsPath(test.exam._id, test._id, attempt.lastAttemptId)} size="lg">
          {texts.seeAttempt}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function Early({ test, facts, msLeft }: PartProps & { msLeft: number }) {
  const opensAt = lobbyOpensAt(facts);
  const wait = describeCountdown(msLeft - (Date.parse(facts.startsAt) - opensAt.getTime()));
  return (
    <Panel title={texts.earlyTitle} test={test} facts={facts}>
      <p>{texts.early(formatDateTime(opensAt.toISOString()), wait)}</p>
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
        toast.success(texts.isRegistered);
      },
    });
  };
  return (
    <Panel title={canRegister ? texts.notRegisteredTitle : badge.text} test={test} facts={facts}>
      <p>{canRegister ? texts.canRegister(note) : texts.cannotRegister(note)}</p>
      {registration.failure !== null && (
        <p role="alert" className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{registration.failure}</span>
        </p>
      )}
      <div className={styles.actions}>
        {canRegister ? (
          <Button size="lg" pending={registration.isPending} onClick={register}>
            {texts.registerNow}
          </Button>
        ) : (
          <ButtonLink to={examPath(test.exam._id)} variant="secondary">
            {texts.seriesOf(test.exam.name)}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}

function Over({ test }: { test: LiveTestDetails }) {
  const taken = useTakenAttempt(test);
  const { name, _id: examId } = test.exam;
  return (
    <Panel
      title={texts.overTitle}
      test={test}
      facts={{ startsAt: test.opensAt, closesAt: test.closesAt }}
    >
      <p>{texts.overOn(formatDateTime(test.closesAt))}</p>
      <div className={styles.actions}>
        {taken && (
          <ButtonLink to={resultsPath(examId, test._id, taken.lastAttemptId)} size="lg">
            {taken.solutionsFrom === undefined ? texts.seeResults : texts.seeAttempt}
          </ButtonLink>
        )}
        <ButtonLink to={examPath(examId)} variant="secondary">
          {texts.seriesOf(name)}
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
        <span>{texts.addToCalendar}</span>
      </a>
    </Button>
  );
}

interface PanelProps {
  title: string;
  test: LiveTestDetails;
  facts: Pick<LiveTestFacts, 'startsAt' | 'closesAt'>;
  children: Elements;
}

function Panel({ title, test, facts, children }: PanelProps) {
  return (
    <Card as="section" aria-labelledby="lobby-state" className={styles.panel}>
      <h2 id="lobby-state">{title}</h2>
      {children}
      <FactList>
        <Fact label={texts.starts} value={formatDateTime(facts.startsAt)} />
        <Fact label={texts.openUntil} value={formatDateTime(facts.closesAt)} />
        <Fact label={texts.questions} value={texts.questionsOf(test.questions)} />
        <Fact label={texts.duration} value={formatDuration(test.duration)} />
      </FactList>
    </Card>
  );
}
