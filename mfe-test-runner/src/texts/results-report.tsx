import type { QuestionReport } from '@abhyas/web-kit';
import { formatDate } from '@abhyas/web-kit/formats';

/* The report of a question that may be wrong. */

export const report = 'Report';
export const changeReport = 'Change report';
export const reportOf = (number: number) => `Report: question ${number}`;
export const changeReportOf = (number: number) => `Change report: question ${number}`;
export const reported = (at: string, reason: string) => (
  <>
    <strong>Reported</strong> <span>{`on ${formatDate(at)}: ${reason}.`}</span>{' '}
    <span>We will email you when our team has checked it.</span>
  </>
);
export const settled = (outcome: string, at: string | null) =>
  at === null ? (
    <>
      <strong>{`Checked: ${outcome}`}</strong>
      <span>.</span>
    </>
  ) : (
    <>
      <strong>{`Checked: ${outcome}`}</strong> <span>{`on ${formatDate(at)}.`}</span>
    </>
  );

// The dialog.
export const title = (number: number) => `Report question ${number}`;
export const description =
  'Our team checks it and tells you by email. Your marks stay as they are.';
export const cancel = 'Cancel';
export const send = 'Send report';
export const whatIsWrong = 'What is wrong?';
export const details = 'Details (optional)';
export const detailsHint = 'For example the answer that you think is right, and why.';
export const notSent = 'The report could not be sent.';
export const chooseReason = 'Choose what is wrong with the question.';
export const sayWhatIsWrong = 'Say in a few words what is wrong.';
export const tooLong = (length: number) =>
  `The description can have at most 1,000 characters. This one has ${length.toLocaleString('en-IN')}.`;

export const reasons: Readonly<Record<QuestionReport['reason'], string>> = {
  'wrong-answer': 'The answer shown as correct is wrong',
  unclear: 'The question is unclear',
  'typing-error': 'There is a typing error',
  'wrong-explanation': 'The explanation is wrong',
  'outside-syllabus': 'It is outside the syllabus',
  other: 'Something else',
};
