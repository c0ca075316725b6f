import { optionLetter } from '../../questions/rules/options.js';
import { foldText } from './fold-text.js';
import type { QuestionDraft } from './import-item.js';
import type { OptionalField, ProvidedQuestion } from './provided-fields.js';

/** The fields of a question that can change, with their names in files. */
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

/** Null means no value. */
export interface FieldChange {
  field: QuestionField;
  from: string | null;
  to: string | null;
}

/**
 * Corrects an existing question by the fields that a file provides. Other fields stay, and so do values
 * that differ only in white space. A topic that equals the subject's name changes with the subject.
 */
export function correctQuestion(
  stored: QuestionDraft,
  { draft, provided }: ProvidedQuestion,
): QuestionDraft {
  const pick = <Field extends OptionalField>(field: Field): QuestionDraft[Field] =>
    provided.has(field) && !areAlike(stored[field], draft[field]) ? draft[field] : stored[field];
  const subject = pick('subject');
  const defaultTopic = stored.topic === stored.subject ? subject : stored.topic;
  return {
    ...stored,
    correct: draft.correct,
    subject,
    topic: provided.has('topic') ? pick('topic') : defaultTopic,
    difficulty: pick('difficulty'),
    explanation: pick('explanation'),
    externalId: pick('externalId'),
    source: pick('source'),
    licence: pick('licence'),
  };
}

/** Replaces an existing question. Fields that the file does not provide become those of a new question. */
export function replaceQuestion(
  { exam }: QuestionDraft,
  { draft }: ProvidedQuestion,
): QuestionDraft {
  return { ...draft, exam };
}

/** The fields that differ between two states of a question. */
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
      return optionLetter(draft.correct);
    case 'id':
      return draft.externalId;
    default:
      return draft[field];
  }
}
