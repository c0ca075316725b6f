import { DomainError } from '@abhyas/service-kit';

export function providerNotConfigured(): DomainError {
  return new DomainError(
    'provider_not_configured',
    404,
    'You cannot log in with another provider here. Please use your email and password.',
  );
}

export function providerTokenRefused(): DomainError {
  return new DomainError(
    'provider_token_refused',
    401,
    'The other provider did not confirm who you are. Please try again.',
  );
}

export function providerEmailUnusable(): DomainError {
  return new DomainError(
    'provider_email_unusable',
    422,
    'We cannot send email to the address of this account. Please sign up with another address.',
  );
}

export function linkedElsewhere(): DomainError {
  return new DomainError(
    'linked_elsewhere',
    409,
    'Your account here belongs to another account of that provider. Please log in with your password.',
  );
}
