import { DomainError } from '@abhyas/service-kit';

export function unknownExam(): DomainError {
  const sentence = 'One of these exams is not offered. Please choose exams from the list.';
  return new DomainError('exam_unknown', 422, sentence, { fields: { targets: sentence } });
}

/** A new exam cannot be looked up while the catalogue is unavailable. */
export function examsUnavailable(): DomainError {
  return new DomainError(
    'exams_unavailable',
    503,
    'We cannot check the exams right now, so nothing was saved. Please try again in a moment.',
    { retryAfter: 5 },
  );
}

/** @param latest the last day that can be chosen */
export function dateOutOfRange(latest: string): DomainError {
  const sentence = `The date of an exam can be from today to ${latest}. Please choose another date, or leave it empty.`;
  return new DomainError('exam_date_out_of_range', 422, sentence, {
    fields: { targets: sentence },
  });
}
