import type { AcceptedRange, AnswerKey } from '../../questions/rules/answer-key.js';

const RESPONSE = '<qti-variable identifier="RESPONSE"/>';

const MATCH_CORRECT =
  '<qti-response-processing ' +
  'template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>';

/** Shows the explanation after any answer, right or wrong. */
const FEEDBACK =
  '<qti-set-outcome-value identifier="FEEDBACK">' +
  '<qti-base-value base-type="identifier">explanation</qti-base-value></qti-set-outcome-value>';

/** Writes the response processing of an item: a right answer scores 1, any other 0. */
export function writeScoring(key: AnswerKey, hasFeedback: boolean): string {
  if (key.kind !== 'numeric' && !hasFeedback) return MATCH_CORRECT;
  return (
    '<qti-response-processing><qti-response-condition>' +
    `<qti-response-if>${conditionOf(key)}${score(1)}</qti-response-if>` +
    `<qti-response-else>${score(0)}</qti-response-else></qti-response-condition>` +
    `${hasFeedback ? FEEDBACK : ''}</qti-response-processing>`
  );
}

function score(marks: number): string {
  const value = float(String(marks));
  return `<qti-set-outcome-value identifier="SCORE">${value}</qti-set-outcome-value>`;
}

function conditionOf(key: AnswerKey): string {
  if (key.kind !== 'numeric') {
    return `<qti-match>${RESPONSE}<qti-correct identifier="RESPONSE"/></qti-match>`;
  }
  const conditions = key.accepted.map(rangeCondition);
  return conditions.length === 1 ? conditions.join('') : `<qti-or>${conditions.join('')}</qti-or>`;
}

function rangeCondition({ from, to }: AcceptedRange): string {
  if (from === to) {
    return `<qti-equal tolerance-mode="exact">${RESPONSE}${float(from)}</qti-equal>`;
  }
  return (
    `<qti-and><qti-gte>${RESPONSE}${float(from)}</qti-gte>` +
    `<qti-lte>${RESPONSE}${float(to)}</qti-lte></qti-and>`
  );
}

function float(value: string): string {
  return `<qti-base-value base-type="float">${value}</qti-base-value>`;
}
