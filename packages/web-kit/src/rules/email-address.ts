const ATOM = String.raw`[A-Za-z0-9#$&'*+=?^_\x60{}~-]+`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP_LABEL = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';
const SHAPE = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP_LABEL}$`,
);

/**
 * Whether the services take a text for an e-mail address, so that a form can say so before it is
 * sent. It is the rule of service-kit, which says why; `npm test` holds the two together.
 *
 * @param text what was typed, without the white space around it
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && SHAPE.test(text);
}
