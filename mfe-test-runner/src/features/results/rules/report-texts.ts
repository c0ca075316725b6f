import type { QuestionReport } from '@abhyas/web-kit';
import * as texts from '../../../texts/results-report';

export type ReportReason = QuestionReport['reason'];

/** The choices of the report dialog, in their order. */
export const REASONS: readonly ReportReason[] = [
  'wrong-answer',
  'unclear',
  'typing-error',
  'wrong-explanation',
  'outside-syllabus',
  'other',
];

const MAX_REPORT_LENGTH = 1000;

/** What is wrong with the fields of a report; empty members are right. */
export function reportErrors(
  reason: ReportReason | undefined,
  text: string,
): { reason?: string; text?: string } {
  const { length } = text.trim();
  const isOther = reason === 'other';
  return {
    ...(reason === undefined && { reason: texts.chooseReason }),
    ...(length > MAX_REPORT_LENGTH && {
      text: texts.tooLong(length),
    }),
    ...(isOther && length === 0 && { text: texts.sayWhatIsWrong }),
  };
}
