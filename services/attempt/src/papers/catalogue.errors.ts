import { DomainError } from '@abhyas/service-kit';

export function testNotFound(): DomainError {
  return new DomainError('test_not_found', 404, 'This test does not exist.');
}

/** The catalogue has withdrawn the test's exam. Open attempts continue. */
export function testArchived(): DomainError {
  return new DomainError(
    'test_archived',
    404,
    'This test is no longer offered. If you took it, your results are in your test history.',
  );
}

export function paperUnreadable(): DomainError {
  return new DomainError(
    'paper_unreadable',
    503,
    'This test cannot be opened right now. Please try again later.',
    { logLevel: 'error', retryAfter: 30 },
  );
}
