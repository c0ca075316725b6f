import { DomainError } from '@abhyas/service-kit';
import { OUTCOME_WORDS, type ReportOutcome } from './rules/report-words.js';

export function reportSettled(outcome: ReportOutcome): DomainError {
  return new DomainError(
    'report_settled',
    409,
    `We have already checked your report of this question: ${OUTCOME_WORDS[outcome]}. If you want to tell us more, please write to us with the contact form.`,
    { extra: { outcome } },
  );
}
