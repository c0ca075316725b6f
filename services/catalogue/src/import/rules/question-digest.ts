import { createHash } from 'node:crypto';
import type { QuestionDraft } from '../import-item.js';

/** An exam's name as it is compared: without case and doubled blanks. */
export function examNameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** SHA-256, base64url, over what makes it the same question in the same exam: its text and options. */
export function identityOf(draft: QuestionDraft): string {
  return digest([examNameKey(draft.exam), draft.question, ...draft.options]);
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
