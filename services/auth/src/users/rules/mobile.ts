import { asciiDigits } from '@abhyas/service-kit/rules';

/**
 * Reduces a mobile number to its digits, of any script, and a leading plus sign. Numbers that are copied from an
 * address book can contain invisible characters.
 */
export function tidyMobile(text: string): string {
  return asciiDigits(text).replaceAll(/[\s().\-\p{Cf}]/gu, '');
}
