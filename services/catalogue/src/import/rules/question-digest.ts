import { hash } from 'node:crypto';
import { acceptedAnswers, type AnswerKey } from '../../questions/rules/answer-key.js';
import { passageId } from '../../questions/rules/passage-id.js';
import {
  presentParts,
  type Figure,
  type Passage,
  type QuestionParts,
  type QuestionTable,
} from '../../questions/rules/question-parts.js';
import { foldKeepingIndentation, foldText } from './fold-text.js';
import type { QuestionDraft } from './import-item.js';

/** The fields that identify a question. */
export interface QuestionText
  extends Pick<QuestionDraft, 'exam' | 'question' | 'options'>, QuestionParts {
  key: Pick<AnswerKey, 'kind'>;
}

/** 128 bits, base64url. */
const FOLDED_LENGTH = 22;

/** An exam's name for comparisons: lower case, without repeated spaces. */
export function examNameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** SHA-256, base64url, over what identifies a question in an exam: its text, options, kind and parts. */
export function identityOf(draft: QuestionText): string {
  const texts = [examNameKey(draft.exam), draft.question, ...draft.options];
  return digest([...texts, ...identifyingParts(draft)]);
}

/**
 * Like `identityOf`, but runs of white space count as one space, because formats break and indent lines
 * differently. If two options would be equal, their indentation counts, or all white space.
 */
export function foldedIdentityOf(draft: QuestionText): string {
  const { exam, question, options, table, passage } = draft;
  const texts = [examNameKey(exam), foldText(question), ...foldOptions(options)];
  const parts = identifyingParts({
    ...draft,
    table: table && mapTable(table, foldText),
    passage: passage && mapPassage(passage, foldText),
  });
  return digest([...texts, ...parts]).slice(0, FOLDED_LENGTH);
}

/**
 * What questions of the same passage have in common: a digest of the passage that does not depend on how
 * a format breaks its lines. Null without a passage.
 */
export function sharedPassageOf({ passage }: Pick<QuestionParts, 'passage'>): string | null {
  return passage && passageId(mapPassage(passage, foldKeepingIndentation));
}

/** Whether two questions that differ only in white space have the same indentation. */
export function areIndentedAlike(
  a: Omit<QuestionText, 'exam' | 'key'>,
  b: Omit<QuestionText, 'exam' | 'key'>,
): boolean {
  const [texts, others] = [a, b].map(({ question, options, table, passage }) =>
    [question, ...options, ...cellsOf(table), passage?.text ?? '', ...cellsOf(passage?.table)].map(
      foldKeepingIndentation,
    ),
  );
  return texts?.every((text, index) => text === others?.[index]) ?? false;
}

function foldOptions(options: readonly string[]): readonly string[] {
  for (const fold of [foldText, foldKeepingIndentation]) {
    const folded = options.map(fold);
    if (new Set(folded).size === options.length) return folded;
  }
  return options;
}

/**
 * What a question is beside a single choice of text: an object, which no option can equal, or nothing.
 * Pictures of the explanation can be corrected, as its text.
 */
function identifyingParts({ key: { kind }, ...all }: QuestionParts & Pick<QuestionText, 'key'>) {
  const { table, passage, figures, optionFigures } = presentParts(all);
  const parts = {
    ...(kind !== 'single' && { kind }),
    ...(table && { table: [table.head, table.rows] }),
    ...(passage && { passage: passageId(passage) }),
    ...(figures && { figures: figures.map(idOf) }),
    ...(optionFigures && { optionFigures: optionFigures.map(idOf) }),
  };
  return Object.keys(parts).length > 0 ? [parts] : [];
}

function idOf(figure: Figure | null): string | null {
  return figure?.id ?? null;
}

function mapTable({ head, rows }: QuestionTable, map: (cell: string) => string): QuestionTable {
  return { head: head.map(map), rows: rows.map((row) => row.map(map)) };
}

function mapPassage(passage: Passage, map: (text: string) => string): Passage {
  const { title, text, table } = passage;
  return { ...passage, title, text: map(text), table: table && mapTable(table, map) };
}

function cellsOf(table: QuestionTable | null | undefined): readonly string[] {
  return table ? [...table.head, ...table.rows.flat()] : [];
}

/** SHA-256, base64url, over all that students see or that affects scores. A new digest is a new version. */
export function contentHashOf(draft: QuestionDraft): string {
  const { question, options, explanation, subject, topic, difficulty } = draft;
  return digest([
    question,
    ...options,
    explanation,
    subject,
    topic,
    difficulty,
    contentParts(draft),
  ]);
}

function contentParts(draft: QuestionDraft): object {
  const { key } = draft;
  const { table, passage, figures, optionFigures, explanationFigures } = presentParts(draft);
  return {
    ...{ kind: key.kind, accepted: acceptedAnswers(key) },
    ...(key.kind === 'numeric' && { unit: key.unit }),
    ...(table && { table: [table.head, table.rows] }),
    ...(passage && { passage: [passageId(passage), passage.figures.map(describe)] }),
    ...(figures && { figures: figures.map(describe) }),
    ...(optionFigures && { optionFigures: optionFigures.map(describe) }),
    ...(explanationFigures && { explanationFigures: explanationFigures.map(describe) }),
  };
}

function describe(figure: Figure | null): readonly unknown[] | null {
  return figure && [figure.id, figure.alt, figure.width, figure.height];
}

function digest(parts: readonly (string | object | null)[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
