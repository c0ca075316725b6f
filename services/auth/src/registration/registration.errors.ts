import { DomainError } from '@abhyas/service-kit';

export function wrongCode(): DomainError {
  const sentence = 'This code is not right or no longer valid. Check it, or ask for a new one.';
  return new DomainError('wrong_code', 422, sentence, { fields: { otp: sentence } });
}
