import { DomainError } from '@abhyas/service-kit';

/** The caller is of the release before. As a 503, its students read that they should try again. */
export function paperFormatUnknown(): DomainError {
  return new DomainError(
    'paper_format_unknown',
    503,
    'This test cannot be opened right now. Please try again in a few minutes.',
    { retryAfter: 30 },
  );
}

export function paperNotFound(): DomainError {
  return new DomainError('paper_not_found', 404, 'This test has no paper of that version.');
}
