import { markFormulas } from './mark-formulas.js';

/** Control characters from a LaTeX backslash that was not escaped ("\frac", "\right"). */
const LOST_BACKSLASHES: readonly (readonly [RegExp, string])[] = [
  [/[\f\n](?=rac\{)/g, '\\f'],
  [/[\b](?=[a-z])/g, '\\b'],
  [/[\r\n](?=ight(?:arrow\b|[)\]}|.]))/g, '\\r'],
  [/\t(?=ext\{|imes\b|heta\b|frac\b)/g, '\\t'],
];

/** Without any of these, only the ends need cleaning. That applies to most texts of a large file. */
const HAS_WORK = /[\p{Cc}$\\]/u;

const WINDOWS_1252 = new TextDecoder('windows-1252');

/**
 * Normalizes a text to the form that the catalogue stores: plain text with `\n` line ends, trimmed, with
 * LaTeX in `\(…\)` or `\[…\]`. Angle brackets, entities and amounts of money are text and stay. Cleaning
 * is idempotent, so an exported question is the same after an import.
 */
export function cleanText(text: string): string {
  if (!HAS_WORK.test(text)) return text.trim();
  let clean = cleanOnce(text);
  // This terminates: each round leaves fewer control characters, dollar signs or backslashes before them.
  for (let again = cleanOnce(clean); again !== clean; again = cleanOnce(clean)) clean = again;
  return clean;
}

function cleanOnce(text: string): string {
  let clean = text;
  for (const [control, command] of LOST_BACKSLASHES) clean = clean.replace(control, command);
  clean = clean.replace(/[\u0080-\u009f]/g, fromWindows);
  return markFormulas(clean.replace(/\r\n?/g, '\n').trim());
}

/** These code points are never intended; they are Windows punctuation that was decoded as Latin-1. */
function fromWindows(character: string): string {
  return WINDOWS_1252.decode(Uint8Array.of(character.charCodeAt(0)));
}

/** Whether a text has characters that cannot be displayed: lone surrogates, control or non-characters. */
export function isUnshowable(text: string): boolean {
  if (!text.isWellFormed()) return true;
  return /[\p{Cc}\p{Noncharacter_Code_Point}]/u.test(text.replace(/[\n\t]/g, ''));
}
