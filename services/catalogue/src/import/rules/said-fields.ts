import type { QuestionDraft } from '../import-item.js';
import { isUnsaid } from './complete-item.js';

/** What of a question a file may leave open, by the names of a draft. */
export type OptionalField =
  'externalId' | 'subject' | 'topic' | 'difficulty' | 'explanation' | 'source' | 'licence';

const NAMES: readonly (readonly [name: string, field: OptionalField])[] = [
  ['id', 'externalId'],
  ['subject', 'subject'],
  ['topic', 'topic'],
  ['difficulty', 'difficulty'],
  ['explanation', 'explanation'],
  ['source', 'source'],
  ['licence', 'licence'],
];

export const ALL_FIELDS: ReadonlySet<OptionalField> = new Set(NAMES.map(([, field]) => field));

/** A question as a file has it, and which of its fields the file said. */
export interface SaidQuestion {
  draft: QuestionDraft;
  said: ReadonlySet<OptionalField>;
}

/** The fields that an item says itself, as against those that it has by default. */
export function saidFields(item: Readonly<Record<string, unknown>>): ReadonlySet<OptionalField> {
  return new Set(NAMES.flatMap(([name, field]) => (isUnsaid(item[name]) ? [] : field)));
}
