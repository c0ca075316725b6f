import { DomainError } from '@abhyas/service-kit';

const INDIA = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

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

export function testNotOpenYet(opensAt: string): DomainError {
  const when = INDIA.format(new Date(opensAt));
  return new DomainError('test_not_open', 403, `This test opens on ${when} (India time).`, {
    extra: { opensAt },
  });
}

export function testClosed(closesAt: string): DomainError {
  const when = INDIA.format(new Date(closesAt));
  return new DomainError('test_closed', 403, `This test closed on ${when} (India time).`, {
    extra: { closesAt },
  });
}

export function notRegistered(): DomainError {
  return new DomainError(
    'not_registered',
    403,
    'This is a live test for those who have registered. Register on its details page first.',
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
