/**
 * Reduces a mobile number to its digits and a leading plus sign. Numbers that are copied from an
 * address book can contain invisible characters.
 */
export function tidyMobile(text: string): string {
  return text.replaceAll(/[\s().\-\p{Cf}]/gu, '');
}
