import { DomainError } from '@abhyas/service-kit';

/** Only for callers who have proved that the account is theirs. */
export function accountSuspended(reason: string | null): DomainError {
  const why = reason === null ? '' : ` The reason: ${reason}${/[.!?।]$/.test(reason) ? '' : '.'}`;
  return new DomainError(
    'account_suspended',
    403,
    `Your account is suspended.${why} If you think that this is a mistake, write to us with the contact form.`,
  );
}
