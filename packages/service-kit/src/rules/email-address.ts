/** RFC 5321's bound for a path, without its angle brackets; the local part's 64 are in the shape. */
const MAX_LENGTH = 254;

const ATOM = String.raw`[A-Za-z0-9#$&'*+=?^_\x60{}~-]+`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

// No character fits two parts in a row, so that no text is read more than a bounded number of times.
const SHAPE = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP_LABEL}$`,
);

/**
 * Whether a text is an e-mail address that mail is sent to. The one rule for every place that takes
 * an address or mails to one, so that what is accepted is also mailed: a dot-atom of RFC 5321 at a
 * domain name of at least two labels, in ASCII.
 *
 * Left out, because mail servers refuse them or take them for something else: `%` and `!`, which
 * they read as a route to another host; `/` and `|`, once file names and programs; quoted local
 * parts and address literals. Domains of other scripts are taken in their ASCII form (`xn--…`), which
 * browsers make of them in an e-mail field.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && SHAPE.test(text);
}
