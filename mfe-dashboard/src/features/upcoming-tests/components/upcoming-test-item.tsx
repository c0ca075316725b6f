import { useEffect, useRef } from 'react';
import { describeLiveTest, formatDuration, messageOf, toast } from '@abhyas/web-kit';
import { Badge, Button, ButtonLink, CalendarPlus } from '@abhyas/ui';
import {
  calendarAddress,
  runnerAddress,
  testDetailsAddress,
} from '../../../shared/rules/addresses';
import page from '../../../shared/page.module.css';
import type { UpcomingTest } from '../../../shared/upcoming-tests-query';
import { useRegister } from '../hooks/use-register';

export function UpcomingTestItem({ test }: { test: UpcomingTest }) {
  const registration = useRegister();
  const detailsLink = useRef<HTMLAnchorElement>(null);
  const isJustRegistered = registration.isSuccess && test.registered;
  useEffect(() => {
    // The register button was removed while it had the focus.
    if (isJustRegistered && document.activeElement === document.body) detailsLink.current?.focus();
  }, [isJustRegistered]);
  const { badge, note, canRegister, canStart } = describeLiveTest(test);
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
          {test.name}
          <Badge tone={badge.tone}>{badge.text}</Badge>
        </h2>
        <p className={page.itemFacts}>
          <span>
            {test.date} at {test.time}
          </span>
          <span>{formatDuration(test.duration)}</span>
        </p>
        <p className={page.itemFacts}>{note}</p>
        {registration.isError && (
          <p role="alert">
            {messageOf(registration.error, 'You could not be registered. Please try again.')}
          </p>
        )}
      </div>
      <div className={page.itemActions}>
        {canStart && (
          <ButtonLink
            to={runnerAddress(test.examId, test.testId)}
            variant="soft"
            size="sm"
            aria-label={`Start Test: ${test.name}`}
          >
            Start Test
          </ButtonLink>
        )}
        {canRegister ? (
          <Button
            variant="soft"
            size="sm"
            aria-label={`Register Now: ${test.name}`}
            pending={registration.isPending}
            onClick={register}
          >
            Register Now
          </Button>
        ) : (
          <ButtonLink
            ref={detailsLink}
            to={testDetailsAddress(test.examId, test.testId)}
            variant="secondary"
            size="sm"
            aria-label={`View Details: ${test.name}`}
          >
            View Details
          </ButtonLink>
        )}
        <Button asChild variant="ghost" size="sm">
          <a
            href={calendarAddress(test.examId, test.testId)}
            download
            aria-label={`Add to Calendar: ${test.name}`}
          >
            <CalendarPlus aria-hidden="true" />
            Add to Calendar
          </a>
        </Button>
      </div>
    </li>
  );
}
