import { useEffect, useRef } from 'react';
import { formatDuration, messageOf, toast } from '@abhyas/web-kit';
import { Badge, Button, ButtonLink, CalendarPlus } from '@abhyas/ui';
import { testDetailsAddress } from '../../../shared/rules/addresses';
import page from '../../../shared/page.module.css';
import { saveFile } from '../../../shared/save-file';
import type { UpcomingTest } from '../../../shared/upcoming-tests-query';
import { useRegister } from '../hooks/use-register';
import { calendarFile } from '../rules/calendar-file';

export function UpcomingTestItem({ test }: { test: UpcomingTest }) {
  const registration = useRegister();
  const detailsLink = useRef<HTMLAnchorElement>(null);
  const isJustRegistered = registration.isSuccess && test.registered;
  useEffect(() => {
    // The button to register went away with the focus on it.
    if (isJustRegistered && document.activeElement === document.body) detailsLink.current?.focus();
  }, [isJustRegistered]);
  const details = testDetailsAddress(test.examId, test.testId);
  const register = () => {
    registration.mutate(test.id, {
      onSuccess: () => {
        toast.success('You are registered.');
      },
    });
  };
  const addToCalendar = () => {
    const file = calendarFile({
      uid: test.id,
      title: test.name,
      startsAt: new Date(test.startsAt),
      durationSeconds: test.duration,
      url: new URL(details, window.location.origin).href,
      now: new Date(),
    });
    saveFile(new Blob([file], { type: 'text/calendar' }), `${fileName(test.name)}.ics`);
  };
  return (
    <li className={page.item}>
      <div className={page.itemText}>
        <h2 className={page.itemTitle}>
          {test.name}
          {test.registered ? (
            <Badge tone="success">Registered</Badge>
          ) : (
            <Badge tone="info">Open for Registration</Badge>
          )}
        </h2>
        <p className={page.itemFacts}>
          <span>
            {test.date} at {test.time}
          </span>
          <span>{formatDuration(test.duration)}</span>
        </p>
        {registration.isError && (
          <p role="alert">
            {messageOf(registration.error, 'You could not be registered. Please try again.')}
          </p>
        )}
      </div>
      <div className={page.itemActions}>
        {test.registered ? (
          <ButtonLink
            ref={detailsLink}
            to={details}
            variant="secondary"
            size="sm"
            aria-label={`View Details: ${test.name}`}
          >
            View Details
          </ButtonLink>
        ) : (
          <Button
            variant="soft"
            size="sm"
            aria-label={`Register Now: ${test.name}`}
            pending={registration.isPending}
            onClick={register}
          >
            Register Now
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Add to Calendar: ${test.name}`}
          onClick={addToCalendar}
        >
          <CalendarPlus aria-hidden="true" />
          Add to Calendar
        </Button>
      </div>
    </li>
  );
}

function fileName(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'test'
  );
}
