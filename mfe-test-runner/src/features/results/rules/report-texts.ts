import type { QuestionReport } from '@abhyas/web-kit';

export type ReportReason = QuestionReport['reason'];

/** The choices of the report dialog, in their order. */
export const REASONS: readonly { value: ReportReason; label: string }[] = [
  { value: 'wrong-answer', label: 'The answer shown as correct is wrong' },
  { value: 'unclear', label: 'The question is unclear' },
  { value: 'typing-error', label: 'There is a typing error' },
  { value: 'wrong-explanation', label: 'The explanation is wrong' },
  { value: 'outside-syllabus', label: 'It is outside the syllabus' },
  { value: 'other', label: 'Something else' },
];

const MAX_REPORT_LENGTH = 1000;

/** A reason in words. */
export function reasonText(reason: ReportReason): string {
  return REASONS.find(({ value }) => value === reason)?.label ?? 'Something else';
}

/** What is wrong with the fields of a report; empty members are right. */
export function reportErrors(
  reason: ReportReason | undefined,
  text: string,
): { reason?: string; text?: string } {
  const { length } = text.trim();
  const isOther = reason === 'other';
  return {
    ...(reason === undefined && { reason: 'Choose what is wrong with the question.' }),
    ...(length > MAX_REPORT_LENGTH && {
      text: `The description can have at most 1,000 characters; this one has ${length.toLocaleString('en-IN')}.`,
    }),
    ...(isOther && length === 0 && { text: 'Say in a few words what is wrong.' }),
  };
}
