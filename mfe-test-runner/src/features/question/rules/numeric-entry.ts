/** Why what stands in the field of a number is no number. */
export type EntryProblem = 'incomplete' | 'exponent' | 'comma' | 'too-long' | 'no-number';

/** A canonical decimal has a sign, twice 20 digits and a point; separators and spaces come on top. */
export const MAX_ENTRY_LENGTH = 64;

const INCOMPLETE = /^[-−+]?\.?$/;
const EXPONENT = /\d\s*(?:e|×\s*10)/i;
const DIGITS = /\p{Nd}/gu;
const MAX_DIGITS = 20;

/** What is wrong with a text that is neither empty nor a number. */
export function problemOf(text: string): EntryProblem {
  const shown = text.trim();
  if (INCOMPLETE.test(shown)) return 'incomplete';
  if (EXPONENT.test(shown)) return 'exponent';
  if (/^[^\p{L}]*$/u.test(shown) && (shown.match(DIGITS)?.length ?? 0) > MAX_DIGITS) {
    return 'too-long';
  }
  return /^[-−+]?[\p{Nd},.\s]*$/u.test(shown) && shown.includes(',') ? 'comma' : 'no-number';
}

/** A stored decimal as it stands in the field: `−1.5`. */
export function entryOf(value: string | undefined): string {
  return value?.replace('-', '−') ?? '';
}
