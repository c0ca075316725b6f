import { DomainError } from '@abhyas/service-kit';

/** Does not say why, because the response must not reveal whether the address is registered or verified. */
export function wrongCredentials(): DomainError {
  return new DomainError(
    'wrong_credentials',
    401,
    'The e-mail address or the password is not right. If you have just registered, enter the code from our mail first.',
  );
}
