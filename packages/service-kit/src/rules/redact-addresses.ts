/**
 * Anything around an @ that may be an email address. Without a length limit before the @, a long text
 * would be searched again from each of its characters. Paths such as `node_modules/@scope/x` are kept.
 */
const ADDRESS = /[^\s<>()",;:/@]{1,64}@[^\s<>()"',;:/@]{1,255}/g;

/** Removes email addresses from a text for a log or a stored reason. */
export function redactAddresses(text: string): string {
  return text.replaceAll(ADDRESS, '(address)');
}
