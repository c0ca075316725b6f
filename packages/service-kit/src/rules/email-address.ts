/** RFC 5321's maximum for a path, without its angle brackets. SHAPE has the local part's 64. */
const MAX_LENGTH = 254;

const ATOM = String.raw`[A-Za-z0-9#$&'*+=?^_\x60{}~-]+`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

// No character matches two parts in a row, so backtracking is bounded for every text.
const SHAPE = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP_LABEL}$`,
);

/**
 * Whether a text is an email address that mail can be sent to: a dot-atom of RFC 5321 at a domain
 * name of at least two labels, in ASCII. All places that accept an address or send mail use this rule,
 * so that every accepted address can be mailed.
 *
 * Not accepted, because mail servers refuse or misread them: `%` and `!`, which they read as a route
 * to another host; `/` and `|`, which once meant files and programs; quoted local parts and address
 * literals. Domains in other scripts are accepted in their ASCII form (`xn--…`), to which browsers
 * convert them in an email field.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text);
}

/**
 * Normalizes an email address for comparisons: lower case and one Unicode form.
 *
 * @returns the same key for every spelling of the same address
 */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
