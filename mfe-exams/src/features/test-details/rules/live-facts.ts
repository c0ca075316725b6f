import type { LiveTestFacts } from '@abhyas/web-kit';
import type { LiveTestDetails } from '../../../shared/api/catalogue';

/** Until when a live test is anything that a student can still do something about. */
export function isOver(test: Pick<LiveTestDetails, 'closesAt'>, now: Date): boolean {
  return Date.parse(test.closesAt) <= now.getTime();
}

/**
 * What a visitor can be told of a live test, from its details and the device's clock: who is registered
 * and how many places are left, the server tells students only.
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
