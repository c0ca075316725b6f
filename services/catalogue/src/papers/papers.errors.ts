import { DomainError } from '@abhyas/service-kit';

export function paperNotFound(): DomainError {
  return new DomainError('paper_not_found', 404, 'This test has no paper of that version.');
}
