import type { FieldChange } from './correct-question.js';

const MAX_LENGTH = 80;
/** Common characters that are shown before the first difference. */
const COMMON = 20;

/** Truncates the texts of a change around the first difference, so that it is visible in one line. */
export function excerptChange({ field, from, to }: FieldChange): FieldChange {
  if (from === null || to === null) return { field, from: excerpt(from, 0), to: excerpt(to, 0) };
  const isShort = Math.max(from.length, to.length) <= MAX_LENGTH;
  const start = isShort ? 0 : Math.max(0, commonLength(from, to) - COMMON);
  return { field, from: excerpt(from, start), to: excerpt(to, start) };
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function excerpt(text: string | null, start: number): string | null {
  if (text === null) return null;
  const end = start + MAX_LENGTH;
  const shown = `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
  // Copied via bytes: a slice would keep the whole text in memory, and may split a surrogate pair.
  return Buffer.from(shown.toWellFormed()).toString();
}
