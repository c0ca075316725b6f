import { DomainError, validationFailed } from '@abhyas/service-kit';

/** Mentions the link in the same mail, because wrong tries do not invalidate the link. */
export function wrongResetCode(): DomainError {
  const sentence =
    'This code is wrong or too old. Check it, open the link in the same email, or ask for a new code.';
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
    'This link does not work any more. A link works once, and only for a short time. Please ask for a new one.';
  return new DomainError('link_ended', 422, sentence, { fields: { token: sentence } });
}
