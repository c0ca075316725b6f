import { DomainError } from '@abhyas/service-kit';

export function questionNotSeen(): DomainError {
  return new DomainError(
    'question_not_found',
    404,
    'You have not seen this question in a finished test.',
  );
}
