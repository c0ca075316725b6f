import { DomainError } from '@abhyas/service-kit';

/** Does not say why, because the response must not reveal whether the address is registered or verified. */
export function wrongCredentials(): DomainError {
  return new DomainError(
    'wrong_credentials',
    401,
    'The email address or the password is wrong. If you have just signed up, first enter the code from our email.',
  );
}
