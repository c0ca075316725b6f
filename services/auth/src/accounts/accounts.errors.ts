import { DomainError, tooManyRequests, validationFailed } from '@abhyas/service-kit';

/** Does not say why, because the response must not reveal whether the address is registered or verified. */
export function wrongCredentials(): DomainError {
  return new DomainError(
    'wrong_credentials',
    401,
    'The e-mail address or the password is not right. If you have just registered, enter the code from our mail first.',
  );
}

/** 429 after too many failed log-ins. It names a way to log in at once. */
export function tooManyLogins(retryAfter: number): DomainError {
  const { code, status, message } = tooManyRequests(retryAfter);
  const sentence = `${message} If you reset your password, you can log in at once.`;
  return new DomainError(code, status, sentence, { retryAfter });
}

/** For other services only: clients must not learn which addresses are registered. */
export function unknownAccount(): DomainError {
  return new DomainError('account_not_found', 404, 'No account has this e-mail address.');
}

/** More log-ins and registrations arrive than the service can hash passwords for. */
export function tooBusy(): DomainError {
  return new DomainError(
    'too_busy',
    503,
    'Very many people are logging in right now. Please try again in a few seconds.',
    { retryAfter: 5 },
  );
}

/** For a student who is signed in. It is not 401, because the page ends the session on a 401. */
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

/** Mentions the link in the same mail, because wrong tries do not invalidate the link. */
export function wrongResetCode(): DomainError {
  const sentence =
    'This code is not right or no longer valid. Check it, open the link in the same mail, or ask for a new one.';
  return new DomainError('wrong_code', 422, sentence, { fields: { otp: sentence } });
}

/** The request has neither the token of a link nor a code with its address. */
export function proofMissing(given: { email?: unknown; otp?: unknown }): DomainError {
  return validationFailed({
    ...(given.email === undefined && { email: 'Email is required' }),
    ...(given.otp === undefined && { otp: 'The code is required' }),
  });
}

export function linkEnded(): DomainError {
  const sentence =
    'This link has ended. It works once, and only for a short time. Ask for a new one.';
  return new DomainError('link_ended', 422, sentence, { fields: { token: sentence } });
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
