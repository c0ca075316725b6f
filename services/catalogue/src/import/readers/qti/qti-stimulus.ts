import type { QuestionTable } from '../../../questions/rules/question-parts.js';
import { nodesToText } from '../../rules/markup-to-text.js';
import {
  childElement,
  childElements,
  isElement,
  type MarkupElement,
  type MarkupNode,
} from '../../rules/markup/markup-node.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { withQti2Names } from './qti-names.js';
import { isQuestionTable, readQuestionTable } from './qti-table.js';

/** A passage of the importer. */
export interface QtiPassage {
  title: string | undefined;
  text: string;
  table: QuestionTable | null;
}

/** The location of the text that an item shares with others, if there is one. */
export function stimulusLocation(root: MarkupElement): string | undefined {
  const [reference, ...others] = childElements(withQti2Names(root), 'assessmentStimulusRef');
  if (others.length > 0) throw new RefusedItemError('it needs several shared texts');
  return reference && (reference.attributes.get('href')?.trim() ?? '');
}

/** Reads a shared text of QTI 3. Throws RefusedItemError if it needs more than text and a table. */
export function readStimulus(root: MarkupElement, name: string): QtiPassage {
  const stimulus = withQti2Names(root);
  const body = childElement(stimulus, 'stimulusBody');
  if (stimulus.name !== 'assessmentStimulus' || !body) {
    throw new RefusedItemError(`${name} is no text that items share`);
  }
  const tables = body.children.filter((node) => isElement(node) && isQuestionTable(node));
  const [table] = tables.length === 1 ? tables.filter(isElement) : [];
  return {
    title: stimulus.attributes.get('title')?.trim() || undefined,
    text: textOf(body.children.filter((node) => node !== table)),
    table: table ? readQuestionTable(table, textOf) : null,
  };
}

function textOf(nodes: readonly MarkupNode[]): string {
  const result = nodesToText(nodes);
  if ('reason' in result) throw new RefusedItemError(`passage: ${result.reason}`);
  return result.text;
}
