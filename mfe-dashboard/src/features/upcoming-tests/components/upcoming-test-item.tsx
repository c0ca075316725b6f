import { Badge, Button, ButtonLink, CalendarPlus, useFocusReturn } from '@abhyas/ui';
import {
  calendarPath,
  describeCountdown,
  describeLiveTest,
  formatDuration,
  livePhase,
  lobbyPath,
  mockTestPath,
  resultsPath,
  testDetailsPath,
  testLabelOf,
  testNameOf,
  toast,
  useRegister,
  useServerNow,
  type UpcomingTest,
} from '@abhyas/web-kit';
import { useProfile } from '../../../shared/api/get-profile';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/upcoming-tests';
import styles from './upcoming-tests.module.css';

export function UpcomingTestItem({ test }: { test: UpcomingTest }) {
  const registration = useRegister();
  const { now, source } = useServerNow(test.registered);
  const phase = source === 'pending' ? undefined : livePhase(test, now);
  const { badge, note, canRegister, canStart } = describeLiveTest({
    ...test,
    isOpen: test.isOpen || (test.registered && phase === 'open'),
  });
  const { data: profile } = useProfile();
  // A live test can be taken once. Its marks come when the last student has finished.
  const taken = profile?.recentActivity.find(
    ({ testId, solutionsFrom }) => testId === test.testId && solutionsFrom !== undefined,
  );
  const isClose = test.registered && (phase === 'soon' || phase === 'lobby');
  const canEnterLobby = test.registered && phase === 'lobby';
  const label = testLabelOf(test.name, test.examName);
  // It replaces the register button, which has the focus: also when the last place has gone.
  const detailsLink = useFocusReturn<HTMLAnchorElement>(!registration.isIdle && !canRegister);
  const register = () => {
    registration.mutate(test.id, {
      onSuccess: () => {
        toast.success(texts.isRegistered);
      },
    });
  };
  return (
    <li className={page.item}>
      <div className={page.itemText}>
        <h2 className={page.itemTitle}>
          <span>{testNameOf(test.name, test.examName)}</span>
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </h2>
        <p className={page.itemFacts}>
          <span>{texts.when(test.date, test.time)}</span>
          <span>{formatDuration(test.duration)}</span>
        </p>
        <p className={page.itemFacts}>
          {isClose
            ? texts.startsIn(describeCountdown(Date.parse(test.startsAt) - now.getTime()))
            : taken
              ? texts.taken
              : note}
        </p>
        {registration.failure && <p role="alert">{registration.failure}</p>}
      </div>
      <div className={page.itemActions}>
        {taken && (
          <ButtonLink
            to={resultsPath(test.examId, test.testId, taken.attemptId)}
            variant="soft"
            size="sm"
            aria-label={texts.seeAttemptOf(label)}
          >
            {texts.seeAttempt}
          </ButtonLink>
        )}
        {canStart && !taken && (
          <ButtonLink
            to={mockTestPath(test.examId, test.testId)}
            variant="soft"
            size="sm"
            aria-label={texts.startTestOf(label)}
          >
            {texts.startTest}
          </ButtonLink>
        )}
        {canEnterLobby && (
          <ButtonLink
            to={lobbyPath(test.examId, test.testId)}
            variant="soft"
            size="sm"
            aria-label={texts.enterLobbyOf(label)}
          >
            {texts.enterLobby}
          </ButtonLink>
        )}
        {canRegister ? (
          <Button
            variant="soft"
            size="sm"
            aria-label={texts.registerNowOf(label)}
            pending={registration.isPending}
            onClick={register}
          >
            {texts.registerNow}
          </Button>
        ) : (
          <ButtonLink
            ref={detailsLink}
            to={testDetailsPath(test.examId, test.testId)}
            variant="secondary"
            size="sm"
            aria-label={texts.viewDetailsOf(label)}
          >
            {texts.viewDetails}
          </ButtonLink>
        )}
        <Button
          asChild
          variant="ghost"
          size="sm"
          className={canStart || canEnterLobby ? styles.third : undefined}
        >
          <a
            href={calendarPath(test.examId, test.testId)}
            download
            aria-label={texts.addToCalendarOf(label)}
          >
            <CalendarPlus aria-hidden="true" />
            <span>{texts.addToCalendar}</span>
          </a>
        </Button>
      </div>
    </li>
  );
}
