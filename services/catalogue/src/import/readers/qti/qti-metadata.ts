import type { Difficulty } from '../../../questions/rules/difficulty.js';
import {
  childElement,
  childElements,
  elementAt,
  rawText,
  type MarkupElement,
} from '../../rules/markup/markup-node.js';
import { BASED_ON, DIFFICULTY_OF_LOM, DISCIPLINE } from './lom-vocabulary.js';

/** The classification and source of a question, from its package's manifest. */
export interface QtiMetadata {
  id?: string;
  exam?: string;
  subject?: string;
  topic?: string;
  difficulty?: Difficulty;
  source?: string;
  licence?: string;
}

/** Reads IEEE LOM metadata (also in the older IMS variant). All fields are optional. */
export function readLom(metadata: MarkupElement): QtiMetadata {
  const lom = childElement(metadata, 'lom');
  if (!lom) return {};
  const fields = {
    id: textAt(lom, 'general', 'identifier', 'entry'),
    ...placeOf(lom),
    difficulty: DIFFICULTY_OF_LOM[textAt(lom, 'educational', 'difficulty', 'value') ?? ''],
    source: sourceOf(lom),
    licence: textAt(lom, 'rights', 'description'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Reads the discipline's path: exam, subject and topic; subject and topic; or only the subject. */
function placeOf(lom: MarkupElement): Pick<QtiMetadata, 'exam' | 'subject' | 'topic'> {
  const classification = childElements(lom, 'classification').find(
    (it) => textAt(it, 'purpose', 'value')?.toLowerCase() === DISCIPLINE,
  );
  const path = classification && childElement(classification, 'taxonPath');
  const names = path ? taxonsOf(path) : [];
  if (names.length < 3) return nameParts(undefined, names[0], names[1]);
  return nameParts(names[0], names[1], names.slice(2).join(' / '));
}

function nameParts(exam?: string, subject?: string, topic?: string): QtiMetadata {
  return { ...(exam && { exam }), ...(subject && { subject }), ...(topic && { topic }) };
}

/** Taxons are siblings in LOM and nested in the older IMS format. */
function taxonsOf(parent: MarkupElement): string[] {
  return childElements(parent, 'taxon').flatMap((taxon) => [
    textAt(taxon, 'entry') ?? '',
    ...taxonsOf(taxon),
  ]);
}

function sourceOf(lom: MarkupElement): string | undefined {
  const relation = childElements(lom, 'relation').find(
    (it) => textAt(it, 'kind', 'value')?.toLowerCase() === BASED_ON,
  );
  return relation && textAt(relation, 'resource', 'description');
}

function textAt(element: MarkupElement, ...names: readonly string[]): string | undefined {
  const found = elementAt(element, ...names);
  const text = found && rawText(found).trim();
  return text || undefined;
}
