import { optionLetter } from '../../questions/rules/options.js';
import { xmlText } from '../rules/xml-text.js';
import { NotWritable, refuseParts, type ExportedQuestion } from './question-writer.js';
import { textToMarkup } from './text-to-markup.js';

const MAX_TITLE_LENGTH = 80;

const NAMESPACES =
  'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
  'xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqtiasi_v3p0 ' +
  'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd"';

/** Shows the explanation after any answer, right or wrong. */
const SCORING_WITH_FEEDBACK =
  '<qti-response-processing><qti-response-condition>' +
  '<qti-response-if><qti-match><qti-variable identifier="RESPONSE"/>' +
  '<qti-correct identifier="RESPONSE"/></qti-match>' +
  '<qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value>' +
  '</qti-set-outcome-value></qti-response-if>' +
  '<qti-response-else><qti-set-outcome-value identifier="SCORE">' +
  '<qti-base-value base-type="float">0</qti-base-value></qti-set-outcome-value></qti-response-else>' +
  '</qti-response-condition><qti-set-outcome-value identifier="FEEDBACK">' +
  '<qti-base-value base-type="identifier">explanation</qti-base-value></qti-set-outcome-value>' +
  '</qti-response-processing>';

const SCORING =
  '<qti-response-processing ' +
  'template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>';

/** Writes a question as a QTI 3.0 assessment item: a single choice, the explanation as modal feedback. */
export function writeQtiItem(question: ExportedQuestion, identifier: string): string {
  const hasExplanation = question.explanation !== null;
  refuseParts(question, 'QTI 3.0');
  if (question.key.kind !== 'single') {
    throw new NotWritable('The exam has questions that are no single choice: export it as jsonl.');
  }
  const { correct } = question.key;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<qti-assessment-item ${NAMESPACES} identifier="${identifier}" ` +
      `title="${xmlText(titleOf(question))}" adaptive="false" time-dependent="false">`,
    '<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">' +
      `<qti-correct-response><qti-value>${optionLetter(correct)}</qti-value>` +
      '</qti-correct-response></qti-response-declaration>',
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float">' +
      '<qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>',
    ...(hasExplanation
      ? [
          '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>',
        ]
      : []),
    `<qti-item-body>${textToMarkup(question.question)}`,
    '<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">',
    ...question.options.map(
      (option, index) =>
        `<qti-simple-choice identifier="${optionLetter(index)}">${textToMarkup(option)}</qti-simple-choice>`,
    ),
    '</qti-choice-interaction></qti-item-body>',
    hasExplanation ? SCORING_WITH_FEEDBACK : SCORING,
    ...explanationOf(question),
    '</qti-assessment-item>\n',
  ].join('\n');
}

function explanationOf({ explanation }: ExportedQuestion): string[] {
  if (explanation === null) return [];
  return [
    '<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show">' +
      `<qti-content-body>${textToMarkup(explanation)}</qti-content-body></qti-modal-feedback>`,
  ];
}

/** Other programs list items by title, so it is the beginning of the question on one line. */
function titleOf({ question }: ExportedQuestion): string {
  const line = [...question.replace(/\s+/g, ' ')];
  return line.length > MAX_TITLE_LENGTH
    ? `${line.slice(0, MAX_TITLE_LENGTH).join('')}…`
    : line.join('');
}
