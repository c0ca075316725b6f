import { DomainError } from '@abhyas/service-kit';
import { describeMoment } from './rules/indian-time.js';

export function liveTestNotFound(): DomainError {
  return new DomainError('live_test_not_found', 404, 'This live test could not be found.');
}

export function liveTestClosed(): DomainError {
  return new DomainError('live_test_closed', 410, 'This live test is over.');
}

export function liveTestFull(): DomainError {
  return new DomainError('live_test_full', 409, 'All places in this live test are taken.');
}

export function registrationNotOpen(registrationOpensAt: Date): DomainError {
  const { date, time } = describeMoment(registrationOpensAt);
  return new DomainError(
    'registration_not_open',
    403,
    `Registration for this live test opens on ${date} at ${time} (India time).`,
    { extra: { registrationOpensAt: registrationOpensAt.toISOString() } },
  );
}

export function registrationClosed(): DomainError {
  return new DomainError('registration_closed', 410, 'Registration for this live test is closed.');
}
