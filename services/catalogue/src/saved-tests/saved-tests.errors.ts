import { DomainError } from '@abhyas/service-kit';

export function savedTestNotFound(): DomainError {
  return new DomainError('saved_test_not_found', 404, 'You have not saved this test.');
}
