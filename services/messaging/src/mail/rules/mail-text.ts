import { cleanText } from '@abhyas/service-kit/rules';

/**
 * A text fit for one header line: clean, no control characters, so that nobody writes headers of
 * their own, and not longer than `limit` characters.
 */
export function headerText(text: string, limit = 150): string {
  const line = cleanText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' '));
  const characters = [...line];
  return characters.length <= limit ? line : `${characters.slice(0, limit - 1).join('')}…`;
}

/**
 * Whether mail programs may make a link of a part of this text: an address of the web or of mail.
 * Initials, as in "S.Ramesh", are none.
 */
export function looksLikeLink(text: string): boolean {
  return /[/@]|www\.|[\p{L}\p{N}-]{2,}\.[\p{L}-]{2,}/iu.test(text);
}

/** The address in "Name <address>", or the text itself when it is an address alone. */
export function addressOf(mailbox: string): string {
  return /<([^<>]+)>\s*$/.exec(mailbox)?.[1]?.trim() ?? mailbox.trim();
}

/** A text as it may stand in HTML, line breaks kept. */
export function htmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replace(/\r\n|\r|\n/g, '<br>');
}
