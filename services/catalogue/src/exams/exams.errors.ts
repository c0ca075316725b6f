import { DomainError } from '@abhyas/service-kit';

export function examNotFound(): DomainError {
  return new DomainError('exam_not_found', 404, 'The requested exam could not be found.');
}

export function testNotFound(): DomainError {
  return new DomainError('test_not_found', 404, 'The requested test could not be found.');
}
