import { DomainError } from '@abhyas/service-kit';

/** The exam of the test was archived. */
export function testArchived(): DomainError {
  return new DomainError(
    'test_archived',
    404,
    'This test is no longer offered. If you took it, your results are in your test history.',
  );
}

export function testNotFound(): DomainError {
  return new DomainError('test_not_found', 404, 'The requested test could not be found.');
}
