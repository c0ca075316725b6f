import { DomainError } from '@abhyas/service-kit';

export function providerNotConfigured(): DomainError {
  return new DomainError(
    'provider_not_configured',
    404,
    'Signing in through another provider is not offered here.',
  );
}

export function providerTokenRefused(): DomainError {
  return new DomainError(
    'provider_token_refused',
    401,
    'The sign-in provider did not confirm who you are. Please try again.',
  );
}

export function providerEmailUnusable(): DomainError {
  return new DomainError(
    'provider_email_unusable',
    422,
    'We cannot send mail to the email address of this account. Please register with another one.',
  );
}

export function linkedElsewhere(): DomainError {
  return new DomainError(
    'linked_elsewhere',
    409,
    'This account is linked to another identity of the sign-in provider. Log in with your password.',
  );
}
