import { UNIT_CLASS } from '../../import/readers/qti/qti-field.js';
import type { AnswerKey } from '../../questions/rules/answer-key.js';
import { optionLetter } from '../../questions/rules/options.js';
import type { Figure } from '../../questions/rules/question-parts.js';
import { xmlText } from '../rules/xml-text.js';
import { figuresToMarkup } from './figures-to-markup.js';
import { writeScoring } from './qti-scoring.js';
import type { ExportedQuestion } from './question-writer.js';
import { tableToMarkup } from './table-to-markup.js';
import { textToMarkup } from './text-to-markup.js';

const MAX_TITLE_LENGTH = 80;

const NAMESPACES =
  'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
  'xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqtiasi_v3p0 ' +
  'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd"';

/** A passage in a file of its own, which items refer to. */
export interface PassageFile {
  identifier: string;
  /** Relative to the package. */
  href: string;
}

/** The files of the package that a question needs. */
export interface ItemFiles {
  passage?: PassageFile | undefined;
  /** The names of its pictures, those of its options and of its explanation, by their ids. */
  names?: ReadonlyMap<string, string>;
}

/**
 * Writes a question as a QTI 3.0 assessment item: a choice or a field for a number, with the explanation as
 * modal feedback.
 */
export function writeQtiItem(
  question: ExportedQuestion,
  identifier: string,
  { passage, names = new Map() }: ItemFiles = {},
): string {
  const { key } = question;
  const isExplained = question.explanation !== null || question.explanationFigures.length > 0;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<qti-assessment-item ${NAMESPACES} identifier="${identifier}" ` +
      `title="${xmlText(titleOf(question))}" adaptive="false" time-dependent="false">`,
    declarationOf(key),
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float">' +
      '<qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>',
    ...(isExplained
      ? [
          '<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>',
        ]
      : []),
    ...(passage
      ? [
          `<qti-assessment-stimulus-ref identifier="${passage.identifier}" href="../${passage.href}"/>`,
        ]
      : []),
    `<qti-item-body>${textToMarkup(question.question)}`,
    ...(question.table ? [tableToMarkup(question.table)] : []),
    ...(question.figures.length > 0 ? [picturesOf(question.figures, names)] : []),
    ...interactionOf(question, names),
    '</qti-item-body>',
    writeScoring(key, isExplained),
    ...(isExplained ? [explanationOf(question, names)] : []),
    '</qti-assessment-item>\n',
  ].join('\n');
}

function declarationOf(key: AnswerKey): string {
  const [cardinality, type] = [
    key.kind === 'multiple' ? 'multiple' : 'single',
    key.kind === 'numeric' ? 'float' : 'identifier',
  ];
  const values = correctValues(key).map((value) => `<qti-value>${value}</qti-value>`);
  return (
    `<qti-response-declaration identifier="RESPONSE" cardinality="${cardinality}" base-type="${type}">` +
    `<qti-correct-response>${values.join('')}</qti-correct-response></qti-response-declaration>`
  );
}

/** Of a range, the correct response is an example. */
function correctValues(key: AnswerKey): string[] {
  switch (key.kind) {
    case 'single':
      return [optionLetter(key.correct)];
    case 'multiple':
      return key.correctOptions.map(optionLetter);
    case 'numeric':
      return key.accepted.slice(0, 1).map(({ from }) => from);
  }
}

/** Names are relative to the item. */
function picturesOf(figures: readonly Figure[], names: ReadonlyMap<string, string>): string {
  return figuresToMarkup(figures, (id) => `../${names.get(id)}`);
}

function interactionOf(
  { key, options, optionFigures }: ExportedQuestion,
  names: ReadonlyMap<string, string>,
): string[] {
  if (key.kind === 'numeric') {
    const unit =
      key.unit === null ? '' : `<div class="${UNIT_CLASS}">${textToMarkup(key.unit)}</div>`;
    return [`<div><qti-text-entry-interaction response-identifier="RESPONSE"/>${unit}</div>`];
  }
  const maxChoices = key.kind === 'single' ? 1 : 0;
  return [
    `<qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="${maxChoices}">`,
    ...options.map((option, index) => {
      const figure = optionFigures[index];
      const text = option === '' ? '' : textToMarkup(option);
      const picture = figure ? picturesOf([figure], names) : '';
      return `<qti-simple-choice identifier="${optionLetter(index)}">${text}${picture}</qti-simple-choice>`;
    }),
    '</qti-choice-interaction>',
  ];
}

function explanationOf(
  { explanation, explanationFigures }: ExportedQuestion,
  names: ReadonlyMap<string, string>,
): string {
  const text = explanation === null ? '' : textToMarkup(explanation);
  return (
    '<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="explanation" show-hide="show">' +
    `<qti-content-body>${text}${picturesOf(explanationFigures, names)}</qti-content-body></qti-modal-feedback>`
  );
}

/** Other programs list items by title, so it is the beginning of the question on one line. */
function titleOf({ question }: ExportedQuestion): string {
  const line = [...question.replace(/\s+/g, ' ')];
  return line.length > MAX_TITLE_LENGTH
    ? `${line.slice(0, MAX_TITLE_LENGTH).join('')}…`
    : line.join('');
}
