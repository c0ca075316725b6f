import { DomainError } from '@abhyas/service-kit';

export function wrongCredentials(): DomainError {
  return new DomainError(
    'wrong_credentials',
    401,
    'The e-mail address or the password is not right.',
  );
}

export function emailNotVerified(): DomainError {
  return new DomainError(
    'email_not_verified',
    403,
    'This e-mail address is not verified yet. Ask for a new code and enter it to finish your registration.',
  );
}

/** Told to other services only: who is registered is nobody else's business. */
export function unknownAccount(): DomainError {
  return new DomainError('account_not_found', 404, 'No account has this e-mail address.');
}

/** More people log in or register at this moment than the service can check passwords for. */
export function tooBusy(): DomainError {
  return new DomainError(
    'too_busy',
    503,
    'Very many people are logging in right now. Please try again in a few seconds.',
    { retryAfter: 5 },
  );
}

/** Of someone who is signed in: 401 would end their session on the page. */
export function wrongPassword(field: string): DomainError {
  const sentence = 'This is not your password. Please check it.';
  return new DomainError('wrong_password', 422, sentence, { fields: { [field]: sentence } });
}

export function samePassword(): DomainError {
  const sentence = 'This is your password already. Please choose another.';
  return new DomainError('same_password', 422, sentence, { fields: { newPassword: sentence } });
}

export function noPassword(): DomainError {
  return new DomainError(
    'no_password',
    409,
    'This account has no password yet. Log out and use “Forgot your password” to set one.',
  );
}

export function wrongCode(): DomainError {
  const sentence = 'This code is not right or no longer valid. Check it, or ask for a new one.';
  return new DomainError('wrong_code', 422, sentence, { fields: { otp: sentence } });
}

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

export function linkedElsewhere(): DomainError {
  return new DomainError(
    'linked_elsewhere',
    409,
    'This account is linked to another identity of the sign-in provider. Log in with your password.',
  );
}
