import { PASSAGE_CLASS } from '../../import/rules/question-markup.js';
import type { Figure, QuestionTable } from '../../questions/rules/question-parts.js';
import { xmlText } from '../rules/xml-text.js';
import { figuresToMarkup } from './figures-to-markup.js';
import type { ExportedQuestion } from './question-writer.js';
import { tableToMarkup } from './table-to-markup.js';
import { textToMarkup } from './text-to-markup.js';

/** Whether the text of a question is more than text. */
export function hasMarkup({ table, passage, figures }: ExportedQuestion): boolean {
  return table !== null || passage !== null || figures.length > 0;
}

/**
 * Writes the text of a question with its passage above, and its table and pictures below, for formats whose
 * questions hold HTML and cannot share a text.
 *
 * @param addressOf the address of a picture, by its id
 */
export function questionToMarkup(
  { passage, question, table, figures }: ExportedQuestion,
  addressOf: (id: string) => string,
): string {
  const bodyOf = (text: string, own: QuestionTable | null, below: readonly Figure[]): string =>
    (text === '' ? '' : textToMarkup(text)) +
    (own ? tableToMarkup(own) : '') +
    figuresToMarkup(below, addressOf);
  const title = passage?.title ? `<h4>${xmlText(passage.title)}</h4>` : '';
  const shared = passage
    ? `<div class="${PASSAGE_CLASS}">${title}${bodyOf(passage.text, passage.table, passage.figures)}</div>`
    : '';
  return shared + bodyOf(question, table, figures);
}
