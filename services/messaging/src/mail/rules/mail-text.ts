import { cleanText } from '@abhyas/service-kit/rules';

/**
 * Makes a text safe for one header line: clean, at most `limit` characters, and without control
 * characters, so that nobody can inject headers.
 */
export function headerText(text: string, limit = 150): string {
  const line = cleanText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' '));
  const characters = [...line];
  return characters.length <= limit ? line : `${characters.slice(0, limit - 1).join('')}…`;
}

/**
 * Whether mail programs may turn a part of this text into a link: a web or mail address. Initials,
 * as in "S.Ramesh", do not count.
 */
export function looksLikeLink(text: string): boolean {
  return /[/@]|www\.|[\p{L}\p{N}-]{2,}\.[\p{L}-]{2,}/iu.test(text);
}

/** The address in "Name <address>", or the text itself when it is only an address. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim();
}

/** Escapes a text for HTML. Line breaks become `<br>`. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replace(/\r\n|\r|\n/g, '<br>');
}
