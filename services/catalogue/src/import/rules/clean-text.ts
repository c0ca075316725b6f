import { markFormulas } from './mark-formulas.js';

/** White space that a backslash of LaTeX became where it was not doubled ("\frac", "\right"). */
const SWALLOWED: readonly (readonly [RegExp, string])[] = [
  [/[\f\n](?=rac\{)/g, '\\f'],
  [/[\b](?=[a-z])/g, '\\b'],
  [/[\r\n](?=ight(?:arrow\b|[)\]}|.]))/g, '\\r'],
  [/\t(?=ext\{|imes\b|heta\b|frac\b)/g, '\\t'],
];

/** Without any of these, there is nothing to clean but the ends: so are most texts of a large file. */
const HAS_WORK = /[\p{Cc}$\\]/u;

const WINDOWS_1252 = new TextDecoder('windows-1252');

/**
 * Gives a text as the catalogue keeps it: plain text with `\n` line ends, no blanks at its ends, LaTeX
 * between `\(…\)` or `\[…\]`. Angle brackets, entities and amounts of money are text and stay. What
 * it gives stays as it is when it is cleaned again, so an exported question comes back the same.
 */
export function cleanText(text: string): string {
  if (!HAS_WORK.test(text)) return text.trim();
  let clean = cleanOnce(text);
  // Ends: a further round has fewer control characters, dollar signs or backslashes before them.
  for (let again = cleanOnce(clean); again !== clean; again = cleanOnce(clean)) clean = again;
  return clean;
}

function cleanOnce(text: string): string {
  let clean = text;
  for (const [swallowed, command] of SWALLOWED) clean = clean.replace(swallowed, command);
  clean = clean.replace(/[\u0080-\u009f]/g, fromWindows);
  return markFormulas(clean.replace(/\r\n?/g, '\n').trim());
}

/** These code points are never meant; they are Windows punctuation that was read as Latin-1. */
function fromWindows(character: string): string {
  return WINDOWS_1252.decode(Uint8Array.of(character.charCodeAt(0)));
}

/** Whether a text holds what cannot be shown: half a character, a control character, or no character at all. */
export function isUnshowable(text: string): boolean {
  if (!text.isWellFormed()) return true;
  return /[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(text.replace(/[\n\t]/g, ''));
}
