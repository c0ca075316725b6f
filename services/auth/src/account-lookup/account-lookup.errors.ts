import { DomainError } from '@abhyas/service-kit';

/** For other services only: clients must not learn which addresses are registered. */
export function unknownAccount(): DomainError {
  return new DomainError('account_not_found', 404, 'No account has this email address.');
}
