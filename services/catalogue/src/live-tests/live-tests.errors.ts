import { DomainError } from '@abhyas/service-kit';

export function liveTestNotFound(): DomainError {
  return new DomainError('live_test_not_found', 404, 'This live test could not be found.');
}

export function liveTestClosed(): DomainError {
  return new DomainError('live_test_closed', 410, 'This live test is over.');
}

export function liveTestFull(): DomainError {
  return new DomainError('live_test_full', 409, 'All places in this live test are taken.');
}
