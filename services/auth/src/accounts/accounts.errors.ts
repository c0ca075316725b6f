import { DomainError, tooManyRequests, validationFailed } from '@abhyas/service-kit';

/** Says nothing of why: whether the address is registered, or registered and not verified yet, is nobody's business. */
export function wrongCredentials(): DomainError {
  return new DomainError(
    'wrong_credentials',
    401,
    'The e-mail address or the password is not right. If you have just registered, enter the code from our mail first.',
  );
}

/** The 429 of too many failed log-ins, with a way in at once. */
export function tooManyLogins(retryAfter: number): DomainError {
  const { code, status, message } = tooManyRequests(retryAfter);
  const sentence = `${message} If you reset your password, you can log in at once.`;
  return new DomainError(code, status, sentence, { retryAfter });
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

/** The link in the same mail does what the code does, and no wrong tries end it. */
export function wrongResetCode(): DomainError {
  const sentence =
    'This code is not right or no longer valid. Check it, open the link in the same mail, or ask for a new one.';
  return new DomainError('wrong_code', 422, sentence, { fields: { otp: sentence } });
}

/** Neither the token of a link nor a code with its address. */
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
