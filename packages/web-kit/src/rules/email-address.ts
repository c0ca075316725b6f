const ATOM = String.raw`[A-Za-z0-9#$&'*+=?^_\x60{}~-]+`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';
const SHAPE = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP_LABEL}$`,
);

/**
 * Whether the services accept a text as an e-mail address, so that a form can check it before it is
 * sent. Same rule as in service-kit, which explains it; `npm test` checks that both are equal.
 *
 * @param text the input, trimmed
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && SHAPE.test(text);
}
