import { DomainError } from '@abhyas/service-kit';

export function wrongCode(): DomainError {
  const sentence = 'This code is wrong or too old. Check it, or ask for a new code.';
  return new DomainError('wrong_code', 422, sentence, { fields: { otp: sentence } });
}
