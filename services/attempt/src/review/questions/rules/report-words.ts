/** Why a student reports a question. */
export const REPORT_REASONS = [
  'wrong-answer',
  'unclear',
  'typing-error',
  'wrong-explanation',
  'outside-syllabus',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What the office found. */
export const REPORT_OUTCOMES = ['corrected', 'no-error', 'withdrawn'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The reasons in words, for the office. */
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  'wrong-answer': 'The answer is wrong',
  unclear: 'The question is unclear',
  'typing-error': 'There is a typing error',
  'wrong-explanation': 'The explanation is wrong',
  'outside-syllabus': 'It is outside the syllabus',
  other: 'Something else',
};

/** The outcomes in words, for sentences. */
export const OUTCOME_WORDS: Readonly<Record<ReportOutcome, string>> = {
  corrected: 'the question was corrected',
  'no-error': 'we found no mistake',
  withdrawn: 'the question was removed from the test',
};
