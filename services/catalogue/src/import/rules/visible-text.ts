import { cleanText as cleanName } from '@abhyas/service-kit/rules';

const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB`;
const HAS_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'u');
/** U+2800 is the Braille cell without dots. A vowel sign alone is visible: options may ask for one. */
const VISIBLE = new RegExp(String.raw`[^\p{Z}\p{Cc}\p{Cs}${INVISIBLE}\u2800]`, 'u');
const OVERRIDE = /[\u202D\u202E]/;

/** Whether readers see anything of a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** A name without invisible characters and controls of the writing direction, except joiners. */
export function visibleName(text: string): string {
  return HAS_INVISIBLE.test(text) ? cleanName(text) : text;
}

/** A text for comparisons by what readers see: letters with signs are the same, however they are composed. */
export function visibleForm(text: string): string {
  return (visibleName(text) || text).normalize('NFC');
}

/**
 * The control in a text that shows it in another order than it is written, such as "U+202E". Other
 * controls of the writing direction are needed where Urdu and English meet.
 */
export function findOverride(text: string): string | undefined {
  const code = OVERRIDE.exec(text)?.[0].charCodeAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase()}`;
}
