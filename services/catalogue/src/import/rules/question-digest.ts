import { hash } from 'node:crypto';
import { foldKeepingIndentation, foldText } from './fold-text.js';
import type { QuestionDraft } from './import-item.js';

/** The fields that identify a question. */
export type QuestionText = Pick<QuestionDraft, 'exam' | 'question' | 'options'>;

/** 128 bits, base64url. */
const FOLDED_LENGTH = 22;

/** An exam's name for comparisons: lower case, without repeated spaces. */
export function examNameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** SHA-256, base64url, over what identifies a question in an exam: its text and options. */
export function identityOf(draft: QuestionText): string {
  return digest([examNameKey(draft.exam), draft.question, ...draft.options]);
}

/**
 * Like `identityOf`, but runs of white space count as one space, because formats break and indent lines
 * differently. If two options would be equal, their indentation counts, or all white space.
 */
export function foldedIdentityOf({ exam, question, options }: QuestionText): string {
  const parts = [examNameKey(exam), foldText(question), ...foldOptions(options)];
  return digest(parts).slice(0, FOLDED_LENGTH);
}

/** Whether two questions that differ only in white space have the same indentation. */
export function areIndentedAlike(
  a: Omit<QuestionText, 'exam'>,
  b: Omit<QuestionText, 'exam'>,
): boolean {
  const [texts, others] = [a, b].map(({ question, options }) =>
    [question, ...options].map(foldKeepingIndentation),
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

/** SHA-256, base64url, over all that students see or that affects scores. A new digest is a new version. */
export function contentHashOf(draft: QuestionDraft): string {
  return digest([
    draft.question,
    ...draft.options,
    draft.correct,
    draft.explanation,
    draft.subject,
    draft.topic,
    draft.difficulty,
  ]);
}

function digest(parts: readonly (string | number | null)[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
