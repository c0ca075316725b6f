import { DomainError } from '@abhyas/service-kit';

export function examNotFound(): DomainError {
  return new DomainError('exam_not_found', 404, 'The requested exam could not be found.');
}

/** The exam was archived. Attempts at its tests remain, with their results. */
export function examArchived(): DomainError {
  return new DomainError(
    'exam_archived',
    404,
    'This exam is no longer offered. If you took one of its tests, your results are in your test history.',
  );
}
