import type { LiveTestFacts } from '@abhyas/web-kit';
import type { LiveTestDetails } from '../../../shared/catalogue.types';

/** Whether a live test has closed, so that a student can do nothing about it any more. */
export function isOver(test: Pick<LiveTestDetails, 'closesAt'>, now: Date): boolean {
  return Date.parse(test.closesAt) <= now.getTime();
}

/**
 * A live test's state for a visitor, from its details and the device's clock. The server shows
 * registrations and free seats only to students.
 */
export function factsForVisitors(test: LiveTestDetails, now: Date): LiveTestFacts {
  const { registrationOpensAt, registrationClosesAt, capacity } = test.liveTest;
  const hasPassed = (instant: string | null) =>
    instant === null || Date.parse(instant) <= now.getTime();
  return {
    startsAt: test.opensAt,
    closesAt: test.closesAt,
    isOpen: hasPassed(test.opensAt) && !isOver(test, now),
    registered: false,
    registration: !hasPassed(registrationOpensAt)
      ? 'not_yet'
      : hasPassed(registrationClosesAt)
        ? 'closed'
        : 'open',
    registrationOpensAt,
    registrationClosesAt,
    capacity,
    seatsLeft: null,
  };
}
