import { redactAddresses } from '@abhyas/service-kit/rules';

const CONTROLS = /\p{Cc}+/gu;
const TOKEN = /[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const QUERY = /[?#][^\s"')]+/g;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const KEY = /\b(?=[\w-]*\d)[\w-]{24,}/g;
const NUMBER = /\d{6,}/g;

/**
 * Makes a browser's text safe for a log. Removes email addresses, tokens, URL queries, ids, keys, long
 * numbers (codes, telephone numbers) and line breaks.
 *
 * @param text the text as received
 * @param maxLength in characters; the rest is removed
 */
export function redactText(text: string, maxLength: number): string {
  return redactAddresses(text.replaceAll(CONTROLS, ' '))
    .replaceAll(TOKEN, '(token)')
    .replaceAll(QUERY, '')
    .replaceAll(UUID, '(id)')
    .replaceAll(KEY, '(key)')
    .replaceAll(NUMBER, '(number)')
    .trim()
    .slice(0, maxLength);
}
