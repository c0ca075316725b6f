import { countOf, indiaTimeFormat, oneLine, shorten } from '@abhyas/service-kit/rules';
import type { Paper } from '../papers/paper.js';
import type { QuestionReportEntity } from '../review/questions/question-report.entity.js';
import { OUTCOME_WORDS, REASON_WORDS } from '../review/questions/rules/report-words.js';

const INDIA = indiaTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });
const MAX_QUESTION_LENGTH = 160;

export interface ListedReport {
  readonly report: QuestionReportEntity;
  readonly paper: Paper;
}

/** The reports for an operator. Who reported is not shown: nobody needs it to settle a report. */
export function describeReports(
  listed: readonly ListedReport[],
  { isSettled, isJson, open }: { isSettled: boolean; isJson: boolean; open: number },
): string {
  if (isJson) return JSON.stringify(listed.map(factsOf), undefined, 2);
  if (listed.length === 0) {
    return isSettled ? 'No report is settled yet.' : 'No report is open.';
  }
  return [...listed.map(describe), `${countOf(open, 'report')} open.`].join('\n\n');
}

function describe(listed: ListedReport): string {
  const facts = factsOf(listed);
  const { outcome, note } = facts;
  return [
    `${facts.id}  ${INDIA.format(listed.report.createdAt)}`,
    `  ${facts.exam}, ${facts.test}, question ${facts.number}`,
    `  question ${facts.questionId}, version ${facts.questionVersion}`,
    `  ${REASON_WORDS[facts.reason]}${facts.text === '' ? '' : `: ${oneLine(facts.text)}`}`,
    `  > ${shorten(oneLine(facts.question), MAX_QUESTION_LENGTH)}`,
    ...(outcome
      ? [`  Settled: ${OUTCOME_WORDS[outcome]}${note ? ` (${oneLine(note)})` : ''}`]
      : []),
  ].join('\n');
}

function factsOf({ report, paper: { snapshot, questions } }: ListedReport) {
  return {
    id: report.id,
    reportedAt: report.createdAt.toISOString(),
    exam: snapshot.exam.name,
    test: snapshot.title,
    testId: report.testId,
    number: report.questionIndex + 1,
    questionId: report.questionId,
    questionVersion: report.questionVersion,
    question: questions[report.questionIndex]?.question ?? '',
    reason: report.reason,
    text: report.text,
    outcome: report.outcome,
    note: report.note,
  };
}
