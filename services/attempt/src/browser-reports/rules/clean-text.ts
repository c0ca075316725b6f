const CONTROLS = /\p{Cc}+/gu;
const ADDRESS = /[^\s<>()"',;:]{1,64}@[^\s<>()"',;:]{1,255}/g;
const TOKEN = /[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const QUERY = /[?#][^\s"')]+/g;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const KEY = /\b(?=[\w-]*\d)[\w-]{24,}/g;
const NUMBER = /\d{6,}/g;

/**
 * What of a browser's text may stand in a log: e-mail addresses, tokens, queries of addresses, ids,
 * keys and long numbers (codes, telephones) are put out of it, line breaks too.
 *
 * @param text as it came
 * @param longest in characters; the rest is cut off
 */
export function cleanText(text: string, longest: number): string {
  return text
    .replaceAll(CONTROLS, ' ')
    .replaceAll(ADDRESS, '(address)')
    .replaceAll(TOKEN, '(token)')
    .replaceAll(QUERY, '')
    .replaceAll(UUID, '(id)')
    .replaceAll(KEY, '(key)')
    .replaceAll(NUMBER, '(number)')
    .trim()
    .slice(0, longest);
}
