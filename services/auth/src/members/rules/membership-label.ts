import { cleanText } from '@abhyas/service-kit/rules';

/** Longer ones do not fit where the dashboard shows them. */
export const MAX_MEMBERSHIP_LENGTH = 30;

const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} +&.'’-]*$/u;

/**
 * Reads the name of a membership as students see it.
 *
 * @returns the name with single spaces, or undefined if it is empty, too long, or has characters beside
 * letters, digits, spaces and `+ & . ' -`
 */
export function readMembership(text: string): string | undefined {
  const label = cleanText(text).replace(/ +/g, ' ');
  return label.length <= MAX_MEMBERSHIP_LENGTH && LABEL.test(label) ? label : undefined;
}
