import { Badge, Button, ButtonLink, CalendarPlus, useFocusReturn } from '@abhyas/ui';
import {
  calendarPath,
  describeLiveTest,
  formatDuration,
  mockTestPath,
  testDetailsPath,
  testLabelOf,
  testNameOf,
  toast,
  useRegister,
  type UpcomingTest,
} from '@abhyas/web-kit';
import page from '../../../shared/page.module.css';

export function UpcomingTestItem({ test }: { test: UpcomingTest }) {
  const registration = useRegister();
  const { badge, note, canRegister, canStart } = describeLiveTest(test);
  // It replaces the register button, which has the focus: also when the last place has gone.
  const detailsLink = useFocusReturn<HTMLAnchorElement>(!registration.isIdle && !canRegister);
  const register = () => {
    registration.mutate(test.id, {
      onSuccess: () => {
        toast.success('You are registered.');
      },
    });
  };
  return (
    <li className={page.item}>
      <div className={page.itemText}>
        <h2 className={page.itemTitle}>
          {testNameOf(test.name, test.examName)}
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </h2>
        <p className={page.itemFacts}>
          <span>
            {test.date} at {test.time}
          </span>
          <span>{formatDuration(test.duration)}</span>
        </p>
        <p className={page.itemFacts}>{note}</p>
        {registration.failure && <p role="alert">{registration.failure}</p>}
      </div>
      <div className={page.itemActions}>
        {canStart && (
          <ButtonLink
            to={mockTestPath(test.examId, test.testId)}
            variant="soft"
            size="sm"
            aria-label={`Start Test: ${testLabelOf(test.name, test.examName)}`}
          >
            Start Test
          </ButtonLink>
        )}
        {canRegister ? (
          <Button
            variant="soft"
            size="sm"
            aria-label={`Register Now: ${testLabelOf(test.name, test.examName)}`}
            pending={registration.isPending}
            onClick={register}
          >
            Register Now
          </Button>
        ) : (
          <ButtonLink
            ref={detailsLink}
            to={testDetailsPath(test.examId, test.testId)}
            variant="secondary"
            size="sm"
            aria-label={`View Details: ${testLabelOf(test.name, test.examName)}`}
          >
            View Details
          </ButtonLink>
        )}
        <Button asChild variant="ghost" size="sm">
          <a
            href={calendarPath(test.examId, test.testId)}
            download
            aria-label={`Add to Calendar: ${testLabelOf(test.name, test.examName)}`}
          >
            <CalendarPlus aria-hidden="true" />
            Add to Calendar
          </a>
        </Button>
      </div>
    </li>
  );
}
