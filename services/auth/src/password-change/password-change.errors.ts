import { DomainError } from '@abhyas/service-kit';

export function samePassword(): DomainError {
  const sentence = 'This is already your password. Please choose another one.';
  return new DomainError('same_password', 422, sentence, { fields: { newPassword: sentence } });
}
