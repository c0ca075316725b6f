import { cleanText, isUnshowable } from './clean-text.js';
import { markBareLatex } from './formulas/bare-latex.js';
import { InvalidItem } from './invalid-item.js';
import { findMedia } from './media-links.js';
import { findOverride, isVisible, visibleName } from './visible-text.js';

/** One line without invisible characters and controls of the writing direction. Throws InvalidItem. */
export function checkName(value: unknown, field: string, maxLength: number): string | null {
  return optional(value, field, maxLength, (text) => visibleName(text).replace(/\s+/g, ' '));
}

/** A name that must be there. Throws InvalidItem. */
export function requireName(value: unknown, field: string, maxLength: number): string {
  return present(checkName(value, field, maxLength), field);
}

/** A text that may be missing. Throws InvalidItem. */
function checkText(value: unknown, field: string, maxLength: number): string | null {
  const text = optional(value, field, maxLength, (given) => given);
  if (text === null) return null;
  const override = findOverride(text);
  if (override) throw new InvalidItem(`${field} holds ${override}, which reorders the text`);
  return text;
}

/** The same, without media. Throws InvalidItem. */
export function checkProse(value: unknown, field: string, maxLength: number): string | null {
  const text = checkText(value, field, maxLength);
  return text === null ? null : withoutMedia(text, field);
}

/** The same for a text that may be a formula as a whole. Throws InvalidItem. */
export function checkFormula(value: unknown, field: string, maxLength: number): string | null {
  const text = checkText(value, field, maxLength);
  return text === null ? null : withoutMedia(markBareLatex(text), field);
}

/** A question or an option. Throws InvalidItem. */
export function requireFormula(value: unknown, field: string, maxLength: number): string {
  return present(checkFormula(value, field, maxLength), field);
}

function present(text: string | null, field: string): string {
  if (text === null) throw new InvalidItem(`${field} is missing or empty`);
  return text;
}

function optional(
  value: unknown,
  field: string,
  maxLength: number,
  prepare: (text: string) => string,
): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw new InvalidItem(`${field} is not a text`);
  const tooLong = `${field} is longer than ${maxLength} characters`;
  // Cleaning time grows faster than the text's length, and cleaning hardly shortens a text.
  if (value.length > 4 * maxLength) throw new InvalidItem(tooLong);
  const text = cleanText(prepare(value));
  if (isUnshowable(text)) throw new InvalidItem(`${field} holds characters that cannot be shown`);
  if (text.length > maxLength) throw new InvalidItem(tooLong);
  return isVisible(text) ? text : null;
}

function withoutMedia(text: string, field: string): string {
  const media = findMedia(text);
  if (media) throw new InvalidItem(`${field}: ${media}`);
  return text;
}
