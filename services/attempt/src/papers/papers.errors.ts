import { DomainError } from '@abhyas/service-kit';
import { indiaTimeFormat } from '@abhyas/service-kit/rules';

const INDIA = indiaTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });

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
    'This live test is for students who have registered. First register on its details page.',
  );
}

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

/**
 * The student has finished a live test that others may still take.
 *
 * @param from the earliest moment at which the solutions are public
 * @param extra what the student may know of the own attempt
 */
export function solutionsNotPublic(
  from: Date,
  now: Date,
  extra: Readonly<Record<string, unknown>> = {},
): DomainError {
  const when = from > now ? `after ${INDIA.format(from)} (India time), ` : '';
  return new DomainError(
    'solutions_not_public',
    403,
    `This live test is not over yet. Its marks and solutions come ${when}when the last student has finished. We will send you an email.`,
    { extra: { solutionsFrom: from.toISOString(), ...extra } },
  );
}
