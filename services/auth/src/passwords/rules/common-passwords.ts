import { dictionary } from '@zxcvbn-ts/language-common';

/** In characters. */
export const MIN_PASSWORD_LENGTH = 8;
/** In characters. Limits how much text a client can make the server hash. */
export const MAX_PASSWORD_LENGTH = 128;

const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map(String).filter((word) => word.length >= MIN_PASSWORD_LENGTH),
);

/** Whether a password is among those that attackers try first. Ignores case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
