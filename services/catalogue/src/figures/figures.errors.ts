import { DomainError } from '@abhyas/service-kit';

export function figureNotFound(): DomainError {
  return new DomainError('figure_not_found', 404, 'This picture does not exist.');
}
