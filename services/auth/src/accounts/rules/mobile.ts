/**
 * Leaves of a mobile number what is dialled: digits, and a plus sign in front. Numbers that are
 * copied from an address book bring invisible characters along.
 */
export function tidyMobile(text: string): string {
  return text.replaceAll(/[\s().\-\p{Cf}]/gu, '');
}
