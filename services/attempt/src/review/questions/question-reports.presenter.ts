import { shorten } from '@abhyas/service-kit/rules';
import type { Mail } from '../../mail/mail.queue.js';
import type { Paper } from '../../papers/paper.js';
import type { QuestionReportEntity } from './question-report.entity.js';
import type { QuestionReportDto } from './question-reports.dto.js';
import { REASON_WORDS } from './rules/report-words.js';

/** The office needs to recognize the question, not to read it in full. */
const MAX_QUESTION_LENGTH = 600;

export function presentReport(
  report: QuestionReportEntity,
  { snapshot }: Paper,
): QuestionReportDto {
  return {
    id: report.id,
    questionId: report.questionId,
    attemptId: report.attemptId,
    testId: report.testId,
    testTitle: snapshot.title,
    examId: snapshot.exam._id,
    examName: snapshot.exam.name,
    number: report.questionIndex + 1,
    reason: report.reason,
    text: report.text,
    reportedAt: report.createdAt.toISOString(),
    outcome: report.outcome,
    note: report.note,
    settledAt: report.settledAt?.toISOString() ?? null,
  };
}

/** The mail to the office. It does not say who reported the question. */
export function officeMail(report: QuestionReportEntity, { snapshot, questions }: Paper): Mail {
  return {
    to: 'office',
    template: 'question-report',
    data: {
      reportId: report.id,
      questionId: report.questionId,
      questionVersion: report.questionVersion,
      number: report.questionIndex + 1,
      test: snapshot.title,
      exam: snapshot.exam.name,
      question: shorten(questions[report.questionIndex]?.question ?? '', MAX_QUESTION_LENGTH),
      reason: REASON_WORDS[report.reason],
      text: report.text,
      isChange: report.updatedAt > report.createdAt,
    },
  };
}

/** The mail to the student about a settled report. */
export function settledMail(
  report: QuestionReportEntity & { outcome: NonNullable<QuestionReportEntity['outcome']> },
  { snapshot }: Paper,
  { name, email }: { name: string; email: string },
): Mail {
  return {
    to: email,
    template: 'report-settled',
    data: {
      name,
      number: report.questionIndex + 1,
      test: snapshot.title,
      exam: snapshot.exam.name,
      outcome: report.outcome,
      note: report.note ?? '',
      path: `/test-results/${snapshot.exam._id}/${report.testId}?attempt=${report.attemptId}&review=all`,
    },
  };
}
