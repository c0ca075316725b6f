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
