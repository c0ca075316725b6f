import { DomainError } from '@abhyas/service-kit';

export function questionNotSeen(): DomainError {
  return new DomainError(
    'question_not_found',
    404,
    'There is no such question in a finished attempt of yours.',
  );
}
