import { markupToText, type TextOfMarkup } from './markup-to-text.js';

/** A GIFT text from the parser. */
export interface GiftText {
  format: string;
  text: string;
}

const MEDIA = /<(?:img|audio|video|embed|iframe)\s[^>]{0,1000}?\bsrc\s*=/i;

/** What the parser changes in plain text: it collapses spaces and decodes its own placeholders. */
const LOST_IN_PLAIN = /[^\S\n]{2}|&&\d{3};/;
const ARROW = '->';

/** Why a text is incomplete without a file; undefined if it needs none. */
export function missingFile({ text }: Pick<GiftText, 'text'>): string | undefined {
  return text.includes('@@PLUGINFILE@@') ? 'it needs a file (@@PLUGINFILE@@)' : undefined;
}

/** Returns the plain text of a GIFT text, or the reason why there is none. */
export function readGiftText({ format, text }: GiftText): TextOfMarkup {
  const reason = missingFile({ text });
  if (reason !== undefined) return { reason };
  if (format === 'html') return markupToText(text);
  if (format === 'markdown') return { reason: 'it is written in Markdown' };
  if (format === 'moodle' && MEDIA.test(text)) {
    return {
      reason: `it needs a picture, a sound or a film (${MEDIA.exec(text)?.[0].split(/\s/)[0]}…>)`,
    };
  }
  return { text };
}

/**
 * Writes a text so that it is read back unchanged. It is plain text, or preformatted HTML if it has
 * several spaces or an arrow, which the parser would read as a pair of a matching question.
 */
export function writeGiftText(text: string): string {
  const isPlain = !LOST_IN_PLAIN.test(text) && !text.includes(ARROW);
  return isPlain
    ? `[plain]${escapeGift(text)}`
    : `[html]${escapeGift(`<pre>${text.replace(/[&<>[\]«»]/g, toReference)}</pre>`)}`;
}

/** Writes HTML so that it is read back unchanged. */
export function writeGiftMarkup(html: string): string {
  return `[html]${escapeGift(html.replace(/[[\]«»]/g, toReference))}`;
}

/** Decodes what the parser leaves of escaped characters in the second text of a pair. */
export function decodeEscapes(text: string): string {
  return text.replace(/&&(?:010|(0\d\d|12\d);)/g, (_, code?: string) =>
    String.fromCharCode(Number(code ?? '10')),
  );
}

/** Escapes the characters that have a meaning in GIFT. */
export function escapeGift(text: string): string {
  return text.replace(/[\\:#={}~]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

function toReference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
