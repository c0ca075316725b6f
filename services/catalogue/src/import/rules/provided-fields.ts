import { isMissing } from './complete-item.js';
import type { FoundFigures, QuestionDraft } from './import-item.js';

/** The fields of a draft that a file may omit. */
export type OptionalField =
  | 'externalId'
  | 'subject'
  | 'topic'
  | 'difficulty'
  | 'explanation'
  | 'explanationFigures'
  | 'source'
  | 'licence'
  | 'unit';

const NAMES: readonly (readonly [name: string, field: OptionalField])[] = [
  ['id', 'externalId'],
  ['subject', 'subject'],
  ['topic', 'topic'],
  ['difficulty', 'difficulty'],
  ['explanation', 'explanation'],
  ['source', 'source'],
  ['licence', 'licence'],
  ['unit', 'unit'],
];

export const ALL_FIELDS: ReadonlySet<OptionalField> = new Set([
  ...NAMES.map(([, field]) => field),
  'explanationFigures' as const,
]);

/** A question from a file, and the optional fields that the file provides. */
export interface ProvidedQuestion {
  draft: QuestionDraft;
  provided: ReadonlySet<OptionalField>;
}

/** The optional fields that an item provides itself, and not by default. */
export function providedFields(
  item: Readonly<Record<string, unknown>>,
  { explanation = [] }: FoundFigures = {},
): ReadonlySet<OptionalField> {
  const fields = NAMES.flatMap(([name, field]) => (isMissing(item[name]) ? [] : field));
  return new Set([...fields, ...(explanation.length > 0 ? ['explanationFigures' as const] : [])]);
}
