import { DomainError } from '@abhyas/service-kit';

export function studentNotFound(): DomainError {
  return new DomainError('student_not_found', 404, 'There is no such student.');
}
