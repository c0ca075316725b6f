/** Leaves of a mobile number what is dialled: digits, and a plus sign in front. */
export function tidyMobile(text: string): string {
  return text.replaceAll(/[\s().-]/g, '');
}
