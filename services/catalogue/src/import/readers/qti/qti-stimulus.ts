import type { QuestionTable } from '../../../questions/rules/question-parts.js';
import {
  childElement,
  childElements,
  isElement,
  type MarkupElement,
} from '../../rules/markup/markup-node.js';
import { isQuestionTable } from '../../rules/markup/question-table.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { withQti2Names } from './qti-names.js';
import { illustratedTextOf, tableOf, type Beside } from './qti-text.js';

/** A passage of the importer. */
export interface QtiPassage {
  title: string | undefined;
  text: string;
  table: QuestionTable | null;
}

/** A text that items share, with the pictures that it names relative to its own file. */
export interface QtiStimulus extends Beside {
  passage: QtiPassage;
}

/** The location of the text that an item shares with others, if there is one. */
export function stimulusLocation(root: MarkupElement): string | undefined {
  const [reference, ...others] = childElements(withQti2Names(root), 'assessmentStimulusRef');
  if (others.length > 0) throw new RefusedItemError('it needs several shared texts');
  return reference && (reference.attributes.get('href')?.trim() ?? '');
}

/** Reads a shared text of QTI 3. Throws RefusedItemError if it needs more than text, pictures and a table. */
export function readStimulus(root: MarkupElement, name: string): QtiStimulus {
  const stimulus = withQti2Names(root);
  const body = childElement(stimulus, 'stimulusBody');
  if (stimulus.name !== 'assessmentStimulus' || !body) {
    throw new RefusedItemError(`${name} is no text that items share`);
  }
  const tables = body.children.filter((node) => isElement(node) && isQuestionTable(node));
  const [table] = tables.length === 1 ? tables.filter(isElement) : [];
  const { text, ...beside } = illustratedTextOf(
    body.children.filter((node) => node !== table),
    'passage',
  );
  const passage = {
    title: stimulus.attributes.get('title')?.trim() || undefined,
    text,
    table: table ? tableOf(table, 'passage') : null,
  };
  return { passage, ...beside };
}
