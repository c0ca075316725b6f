import { dictionary } from '@zxcvbn-ts/language-common';

/** The shortest password that is taken, in characters. */
export const SHORTEST_PASSWORD = 8;
/** The longest, so that nobody makes the server hash a book. */
export const MAX_PASSWORD_LENGTH = 128;

const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter((word) => word.length >= SHORTEST_PASSWORD),
);

/** Whether a password is among the ones that attackers try first, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
