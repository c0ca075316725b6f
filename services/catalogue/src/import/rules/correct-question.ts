import type { QuestionDraft } from '../import-item.js';
import { foldText } from './fold-text.js';
import type { OptionalField, SaidQuestion } from './said-fields.js';

/** What of a question can change, by the names that files have for it. */
export const QUESTION_FIELDS = [
  'question',
  'options',
  'correct',
  'explanation',
  'subject',
  'topic',
  'difficulty',
  'id',
  'source',
  'licence',
] as const;
export type QuestionField = (typeof QUESTION_FIELDS)[number];

/** Null means that there is none. */
export interface FieldChange {
  field: QuestionField;
  from: string | null;
  to: string | null;
}

/**
 * A question that the catalogue has, corrected by what a file says of it: what the file does not say
 * stays, and so does what differs in white space alone. A topic that was only the subject's name follows
 * the subject.
 */
export function correctQuestion(
  stored: QuestionDraft,
  { draft, said }: SaidQuestion,
): QuestionDraft {
  const pick = <Field extends OptionalField>(field: Field): QuestionDraft[Field] =>
    said.has(field) && !areAlike(stored[field], draft[field]) ? draft[field] : stored[field];
  const subject = pick('subject');
  const unsaidTopic = stored.topic === stored.subject ? subject : stored.topic;
  return {
    ...stored,
    correct: draft.correct,
    subject,
    topic: said.has('topic') ? pick('topic') : unsaidTopic,
    difficulty: pick('difficulty'),
    explanation: pick('explanation'),
    externalId: pick('externalId'),
    source: pick('source'),
    licence: pick('licence'),
  };
}

/** A question that the catalogue has, replaced by what a file says: what it does not say is as in a new one. */
export function replaceQuestion({ exam }: QuestionDraft, { draft }: SaidQuestion): QuestionDraft {
  return { ...draft, exam };
}

/** The fields in which a question differs before and after. */
export function listChanges(before: QuestionDraft, after: QuestionDraft): FieldChange[] {
  return QUESTION_FIELDS.flatMap((field): FieldChange[] => {
    const [from, to] = [textOf(before, field), textOf(after, field)];
    return from === to ? [] : [{ field, from, to }];
  });
}

function areAlike(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && foldText(a) === foldText(b));
}

function textOf(draft: QuestionDraft, field: QuestionField): string | null {
  switch (field) {
    case 'options':
      return draft.options.join(' | ');
    case 'correct':
      return 'ABCD'.charAt(draft.correct);
    case 'id':
      return draft.externalId;
    default:
      return draft[field];
  }
}
