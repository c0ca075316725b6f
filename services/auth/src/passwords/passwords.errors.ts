import { DomainError } from '@abhyas/service-kit';

/** More log-ins and registrations arrive than the service can hash passwords for. */
export function tooBusy(): DomainError {
  return new DomainError(
    'too_busy',
    503,
    'Many people are logging in right now. Please try again in a few seconds.',
    { retryAfter: 5 },
  );
}

/** For a student who is signed in. It is not 401, because the page ends the session on a 401. */
export function wrongPassword(field: string): DomainError {
  const sentence = 'This password is wrong. Please check it.';
  return new DomainError('wrong_password', 422, sentence, { fields: { [field]: sentence } });
}

export function noPassword(): DomainError {
  return new DomainError(
    'no_password',
    409,
    'This account has no password yet. Log out and use “Forgot your password” to set one.',
  );
}
