import { createHash } from 'node:crypto';
import type { QuestionDraft } from '../import-item.js';
import { foldKeepingIndentation, foldText } from './fold-text.js';

/** What of a question makes it the same question. */
export type QuestionText = Pick<QuestionDraft, 'exam' | 'question' | 'options'>;

/** 128 bits, base64url. */
const FOLDED_LENGTH = 22;

/** An exam's name as it is compared: without case and doubled blanks. */
export function examNameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** SHA-256, base64url, over what makes it the same question in the same exam: its text and options. */
export function identityOf(draft: QuestionText): string {
  return digest([examNameKey(draft.exam), draft.question, ...draft.options]);
}

/**
 * Like `identityOf`, but runs of white space count as one blank: formats break lines and indent each in
 * its own way. Where that would make two options equal, their indentation counts, or all of it.
 */
export function foldedIdentityOf({ exam, question, options }: QuestionText): string {
  const parts = [examNameKey(exam), foldText(question), ...foldOptions(options)];
  return digest(parts).slice(0, FOLDED_LENGTH);
}

/** Whether two questions that are the same but for white space are indented alike. */
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

/** SHA-256, base64url, over all that a student sees of it or is graded by; another digest, another version. */
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
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
