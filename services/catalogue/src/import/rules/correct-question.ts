import { describeRanges } from '../../questions/rules/accepted-ranges.js';
import type { AnswerKey } from '../../questions/rules/answer-key.js';
import { optionLetter } from '../../questions/rules/options.js';
import type { Figure, Passage, QuestionTable } from '../../questions/rules/question-parts.js';
import { foldText } from './fold-text.js';
import type { QuestionDraft } from './import-item.js';
import type { OptionalField, ProvidedQuestion } from './provided-fields.js';

/** The fields of a question that can change, with their names in files. */
export const QUESTION_FIELDS = [
  'question',
  'options',
  'correct',
  'unit',
  'table',
  'passage',
  'figures',
  'explanation',
  'explanationFigures',
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
  const pick = <Field extends Exclude<OptionalField, 'unit' | 'explanationFigures'>>(
    field: Field,
  ): QuestionDraft[Field] =>
    provided.has(field) && !areAlike(stored[field], draft[field]) ? draft[field] : stored[field];
  const subject = pick('subject');
  const defaultTopic = stored.topic === stored.subject ? subject : stored.topic;
  return {
    ...stored,
    key: correctKey(stored.key, { draft, provided }),
    passage: stored.passage && withDescriptions(stored.passage, draft.passage),
    figures: stored.figures.map((figure, index) => describeAs(figure, draft.figures[index])),
    optionFigures: stored.optionFigures.map(
      (figure, index) => figure && describeAs(figure, draft.optionFigures[index]),
    ),
    subject,
    topic: provided.has('topic') ? pick('topic') : defaultTopic,
    difficulty: pick('difficulty'),
    explanation: pick('explanation'),
    explanationFigures: provided.has('explanationFigures')
      ? draft.explanationFigures.map((figure) => withKnownAlt(figure, stored.explanationFigures))
      : stored.explanationFigures,
    externalId: pick('externalId'),
    source: pick('source'),
    licence: pick('licence'),
  };
}

/** The unit is optional; the right answers are not. */
function correctKey(stored: AnswerKey, { draft: { key }, provided }: ProvidedQuestion): AnswerKey {
  if (key.kind !== 'numeric' || stored.kind !== 'numeric' || provided.has('unit')) return key;
  return { ...key, unit: stored.unit };
}

/** The same picture with the description in a file, if that has one. */
function describeAs(figure: Figure, found: Figure | null | undefined): Figure {
  return { ...figure, alt: found?.alt ?? figure.alt };
}

/** A picture of a file with the description that it has already, if the file gives none. */
function withKnownAlt(found: Figure, stored: readonly Figure[]): Figure {
  return { ...found, alt: found.alt ?? stored.find(({ id }) => id === found.id)?.alt ?? null };
}

function withDescriptions(passage: Passage, found: Passage | null): Passage {
  const figures = passage.figures.map((figure, index) => describeAs(figure, found?.figures[index]));
  return { ...passage, figures };
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
      return describeKey(draft.key);
    case 'unit':
      return draft.key.kind === 'numeric' ? draft.key.unit : null;
    case 'table':
      return draft.table && describeTable(draft.table);
    case 'passage':
      return draft.passage && describePassage(draft.passage);
    case 'figures':
      return describeFigures(draft);
    case 'explanationFigures':
      return describeWithIds(draft.explanationFigures);
    case 'id':
      return draft.externalId;
    default:
      return draft[field];
  }
}

function describeKey(key: AnswerKey): string {
  switch (key.kind) {
    case 'single':
      return optionLetter(key.correct);
    case 'multiple':
      return key.correctOptions.map(optionLetter).join(', ');
    case 'numeric':
      return describeRanges(key.accepted);
  }
}

function describeTable({ head, rows }: QuestionTable): string {
  const lines = head.length > 0 ? [head, ...rows] : rows;
  return lines.map((line) => line.join(' | ')).join('\n');
}

function describePassage({ title, text, table }: Passage): string {
  return [title ?? [], text, table ? describeTable(table) : []].flat().join('\n');
}

function describeFigures({ figures, optionFigures, passage }: QuestionDraft): string | null {
  const all = [
    ...(passage?.figures ?? []),
    ...figures,
    ...optionFigures.filter((it) => it !== null),
  ];
  return all.length === 0 ? null : all.map(({ id, alt }) => alt ?? id).join(' | ');
}

/** With their ids, because another picture may have the same description. */
function describeWithIds(figures: readonly Figure[]): string | null {
  if (figures.length === 0) return null;
  return figures.map(({ id, alt }) => (alt === null ? id : `${alt} (${id})`)).join(' | ');
}
