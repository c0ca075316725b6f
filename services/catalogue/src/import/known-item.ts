import type { QuestionDraft } from './import-item.js';
import type {
  KnownQuestion,
  NewVersion,
  QuestionRecord,
  QuestionTexts,
} from './import.repository.js';
import type { MatchableItem } from './question-matcher.js';
import {
  correctQuestion,
  listChanges,
  replaceQuestion,
  type FieldChange,
} from './rules/correct-question.js';
import { contentHashOf, identityOf } from './rules/question-digest.js';
import type { SaidQuestion } from './rules/said-fields.js';

/** What no student sees and nobody is graded by: a change makes no other version of a question. */
const RECORD_FIELDS: ReadonlySet<FieldChange['field']> = new Set(['id', 'source', 'licence']);

/** An item that is a question of the catalogue. */
export interface KnownItem<Item extends MatchableItem> {
  candidate: Item;
  question: KnownQuestion;
  isRepeated: boolean;
  /** The question's, where they were read already. */
  texts?: QuestionTexts;
}

/** A question of the catalogue, and what a file makes of it. */
export interface Correction {
  question: KnownQuestion;
  after: QuestionDraft;
  changes: readonly FieldChange[];
}

/** How a file's word is taken. */
export interface CorrectionOptions {
  isReplacing?: boolean;
}

/** Whether nothing changes, as far as that can be told without the question's texts. */
export function isSurelySame(
  { candidate, question }: KnownItem<MatchableItem>,
  options: CorrectionOptions,
): boolean {
  const { draft, said, identity } = candidate;
  if (identity !== question.identity) return false;
  const assumed = withTexts(question, draft);
  if (listChanges(assumed, apply(assumed, candidate, options)).length > 0) return false;
  return !said.has('explanation') || contentHashOf(assumed) === question.contentHash;
}

/** What the item makes of the question; undefined where nothing changes. */
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

/** The version that a correction makes, where students see what it changes or are graded by it. */
export function toVersion({ question, after, changes }: Correction): NewVersion[] {
  if (changes.every(({ field }) => RECORD_FIELDS.has(field))) return [];
  const version = question.version + 1;
  return [{ questionId: question.id, version, contentHash: contentHashOf(after), draft: after }];
}

/** What a correction changes beside versions, where it does. */
export function toRecord({ question, after, changes }: Correction): QuestionRecord[] {
  const isText = changes.some(({ field }) => field === 'question' || field === 'options');
  if (!isText && !changes.some(({ field }) => RECORD_FIELDS.has(field))) return [];
  const identity = isText ? identityOf(after) : question.identity;
  return [{ questionId: question.id, identity, draft: after }];
}

function apply(
  stored: QuestionDraft,
  item: SaidQuestion,
  { isReplacing = false }: CorrectionOptions,
): QuestionDraft {
  return isReplacing ? replaceQuestion(stored, item) : correctQuestion(stored, item);
}

function withTexts(
  question: KnownQuestion,
  texts: QuestionTexts & Pick<QuestionDraft, 'exam'>,
): QuestionDraft {
  const { correct: key, subject, topic, difficulty, externalId, source, licence } = question;
  const { exam, options, explanation } = texts;
  return {
    ...{ externalId, exam, subject, topic, difficulty, question: texts.question, options },
    ...{ correct: key, explanation, source, licence },
  };
}
