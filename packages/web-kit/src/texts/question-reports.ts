import type { QuestionReport } from '../attempts/question-reports';

/** How reports are settled, in words. */
export const REPORT_OUTCOMES: Readonly<Record<NonNullable<QuestionReport['outcome']>, string>> = {
  corrected: 'the question was corrected',
  'no-error': 'no mistake was found',
  withdrawn: 'the question was removed from the test',
};
