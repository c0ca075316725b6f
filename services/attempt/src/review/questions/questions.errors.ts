import { DomainError } from '@abhyas/service-kit';
import { OUTCOME_WORDS, type ReportOutcome } from './rules/report-words.js';

export function questionNotSeen(): DomainError {
  return new DomainError(
    'question_not_found',
    404,
    'You have not seen this question in a finished test.',
  );
}

export function bookmarkNotFound(): DomainError {
  return new DomainError('bookmark_not_found', 404, 'You have not bookmarked this question.');
}

export function tooManyBookmarks(max: number): DomainError {
  return new DomainError(
    'too_many_bookmarks',
    409,
    `You have ${max.toLocaleString('en-IN')} bookmarked questions. You cannot have more. Remove some, then bookmark this one.`,
  );
}

export function reportSettled(outcome: ReportOutcome): DomainError {
  return new DomainError(
    'report_settled',
    409,
    `We have already checked your report of this question: ${OUTCOME_WORDS[outcome]}. If you want to tell us more, please write to us with the contact form.`,
    { extra: { outcome } },
  );
}
