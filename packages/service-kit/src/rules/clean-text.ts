/**
 * Controls of the writing direction: marks, embeddings, overrides, isolates and their deprecated
 * predecessors. In a name they reverse the text around it.
 */
const DIRECTION = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F`;

/** Scripts whose letters join or change shape next to U+200C and U+200D. */
const JOINING_SCRIPTS = [
  ...['Arabic', 'Bengali', 'Chakma', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Khmer'],
  ...['Malayalam', 'Meetei_Mayek', 'Mongolian', 'Myanmar', 'Nko', 'Oriya', 'Sinhala', 'Syriac'],
  ...['Tamil', 'Telugu', 'Tibetan'],
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Unicode's ignorable characters, and the anchors of interlinear annotations. */
const IGNORABLE = String.raw`\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB`;
const VARIATION = String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180D\u180F]`;

/** Invisible characters in places where they change the visible text. */
const NEEDED = [
  String.raw`(?<=(?![${IGNORABLE}])[${JOINING_SCRIPTS}])[\u200C\u200D]`,
  // Emoji that consist of several.
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[^\p{Z}\p{C}${IGNORABLE}])${VARIATION}`,
  // Flags of regions.
  String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`,
].join('|');

const INVISIBLE = new RegExp(`(?=[${DIRECTION}${IGNORABLE}])(?:(${NEEDED})|.)`, 'gsu');
/** U+2800 is the Braille cell without dots. */
const VISIBLE = new RegExp(String.raw`[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}${IGNORABLE}\u2800]`, 'u');

/**
 * Makes text that people typed safe to show. Trims it, and removes controls of the writing direction
 * and invisible characters. Those that a script or an emoji needs stay: a joiner after a letter of an
 * Indian script or of Arabic, a variation selector after the character that it varies.
 *
 * @returns the empty text when nothing would be visible; idempotent
 */
export function cleanText(text: string): string {
  if (!VISIBLE.test(text)) return '';
  return text.replace(INVISIBLE, (_match, needed: string | undefined) => needed ?? '').trim();
}
