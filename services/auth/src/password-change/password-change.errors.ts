import { DomainError } from '@abhyas/service-kit';

export function samePassword(): DomainError {
  const sentence = 'This is your password already. Please choose another.';
  return new DomainError('same_password', 422, sentence, { fields: { newPassword: sentence } });
}
