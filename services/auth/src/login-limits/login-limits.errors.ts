import { DomainError, tooManyRequests } from '@abhyas/service-kit';

/** 429 after too many failed log-ins. It names a way to log in at once. */
export function tooManyLogins(retryAfter: number): DomainError {
  const { code, status, message } = tooManyRequests(retryAfter);
  const sentence = `${message} If you reset your password, you can log in now.`;
  return new DomainError(code, status, sentence, { retryAfter });
}
