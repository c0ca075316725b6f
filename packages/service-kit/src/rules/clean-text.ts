/**
 * Controls of the writing direction: marks, embeddings, overrides, isolates and their forgotten
 * predecessors. In a name they turn the text around it.
 */
const DIRECTION = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F`;

/** Scripts whose letters join or take other shapes beside U+200C and U+200D. */
const JOINING_SCRIPTS = [
  ...['Arabic', 'Bengali', 'Chakma', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Khmer'],
  ...['Malayalam', 'Meetei_Mayek', 'Mongolian', 'Myanmar', 'Nko', 'Oriya', 'Sinhala', 'Syriac'],
  ...['Tamil', 'Telugu', 'Tibetan'],
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** What Unicode calls ignorable, and the anchors of interlinear notes. */
const IGNORABLE = String.raw`\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB`;
const VARIATION = String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180D\u180F]`;

/** Invisible characters in the places where they change what is seen. */
const MEANT = [
  String.raw`(?<=(?![${IGNORABLE}])[${JOINING_SCRIPTS}])[\u200C\u200D]`,
  // Emoji that are made of several.
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[^\p{Z}\p{C}${IGNORABLE}])${VARIATION}`,
  // Flags of regions.
  String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`,
].join('|');

const INVISIBLE = new RegExp(`(?=[${DIRECTION}${IGNORABLE}])(?:(${MEANT})|.)`, 'gsu');
/** U+2800 is the Braille cell without dots. */
const VISIBLE = new RegExp(String.raw`[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}${IGNORABLE}\u2800]`, 'u');

/**
 * A text of people's as others may see it: trimmed, without controls of the writing direction, and
 * without invisible characters but where a script or an emoji needs them (a joiner after a letter of
 * an Indian script or of Arabic, a variation selector after what it varies).
 *
 * @returns the empty text where nothing of it would be seen; cleaning twice is cleaning once
 */
export function cleanText(text: string): string {
  if (!VISIBLE.test(text)) return '';
  return text.replace(INVISIBLE, (_match, meant: string | undefined) => meant ?? '').trim();
}
