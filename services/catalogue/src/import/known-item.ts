import { hasFigures } from '../questions/rules/question-parts.js';
import type { MatchableItem } from './question-matcher.js';
import type {
  KnownQuestion,
  NewVersion,
  QuestionRecord,
  QuestionTexts,
} from './questions.repository.js';
import {
  correctQuestion,
  listChanges,
  replaceQuestion,
  type FieldChange,
} from './rules/correct-question.js';
import type { QuestionDraft } from './rules/import-item.js';
import type { ProvidedQuestion } from './rules/provided-fields.js';
import { contentHashOf, identityOf } from './rules/question-digest.js';

/** Fields that students do not see and that do not affect scores. A change creates no version. */
const RECORD_FIELDS: ReadonlySet<FieldChange['field']> = new Set(['id', 'source', 'licence']);

/** Fields whose white space `--replace` changes, and with it the identity. */
const IDENTIFYING_FIELDS: ReadonlySet<FieldChange['field']> = new Set([
  'question',
  'options',
  'table',
  'passage',
]);

/** An item that was matched to an existing question. */
export interface KnownItem<Item extends MatchableItem> {
  candidate: Item;
  question: KnownQuestion;
  isRepeated: boolean;
  /** The question's texts, if they were already read. */
  texts?: QuestionTexts;
}

/** An existing question, and the same question after a file's changes. */
export interface Correction {
  question: KnownQuestion;
  after: QuestionDraft;
  changes: readonly FieldChange[];
}

/** How a file's fields are applied. */
export interface CorrectionOptions {
  isReplacing?: boolean;
}

/** Whether it is certain, without reading the question's texts, that nothing changes. */
export function isSurelySame(
  { candidate, question }: KnownItem<MatchableItem>,
  options: CorrectionOptions,
): boolean {
  const { draft, provided, identity } = candidate;
  if (identity !== question.identity) return false;
  // Descriptions of figures are no part of the identity.
  if (hasFigures(draft)) return false;
  const assumed = withTexts(question, draft);
  if (listChanges(assumed, apply(assumed, candidate, options)).length > 0) return false;
  return !provided.has('explanation') || contentHashOf(assumed) === question.contentHash;
}

/** Applies the item to the question; undefined if nothing changes. */
export function correct(
  { candidate, question }: KnownItem<MatchableItem>,
  texts: QuestionTexts,
  options: CorrectionOptions,
): Correction | undefined {
  const before = withTexts(question, { ...texts, exam: candidate.draft.exam });
  const after = apply(before, candidate, options);
  const changes = listChanges(before, after);
  return changes.length > 0 ? { question, after, changes } : undefined;
}

/** The new version that a correction creates, if students see the change or it affects scores. */
export function toVersion({ question, after, changes }: Correction): NewVersion[] {
  if (changes.every(({ field }) => RECORD_FIELDS.has(field))) return [];
  const version = question.version + 1;
  return [{ questionId: question.id, version, contentHash: contentHashOf(after), draft: after }];
}

/** The changes of a correction to fields that are not versioned, if any. */
export function toRecord({ question, after, changes }: Correction): QuestionRecord[] {
  const isText = changes.some(({ field }) => IDENTIFYING_FIELDS.has(field));
  if (!isText && !changes.some(({ field }) => RECORD_FIELDS.has(field))) return [];
  const identity = isText ? identityOf(after) : question.identity;
  return [{ questionId: question.id, identity, draft: after }];
}

function apply(
  stored: QuestionDraft,
  item: ProvidedQuestion,
  { isReplacing = false }: CorrectionOptions,
): QuestionDraft {
  return isReplacing ? replaceQuestion(stored, item) : correctQuestion(stored, item);
}

function withTexts(
  question: KnownQuestion,
  texts: QuestionTexts & Pick<QuestionDraft, 'exam'>,
): QuestionDraft {
  const { key, subject, topic, difficulty, externalId, source, licence } = question;
  const { exam, options, explanation, table, passage, figures } = texts;
  const { optionFigures, explanationFigures } = texts;
  return {
    ...{ externalId, exam, subject, topic, difficulty, question: texts.question, options },
    ...{ key, explanation, source, licence },
    ...{ table, passage, figures, optionFigures, explanationFigures },
  };
}
