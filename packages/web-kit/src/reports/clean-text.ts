const PRIVATE: readonly (readonly [pattern: RegExp, stead: string])[] = [
  [/\p{Cc}+/gu, ' '],
  [/[^\s<>()"',;:]{1,64}@[^\s<>()"',;:]{1,255}/g, '(address)'],
  [/[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, '(token)'],
  [/[?#][^\s"')]+/g, ''],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, ':id'],
  [/\b(?=[\w-]*\d)[\w-]{24,}/g, '(key)'],
  [/\d{6,}/g, '(number)'],
];

/**
 * Takes out of a text what must not leave the browser in a report: e-mail addresses, tokens, queries,
 * ids, keys and long numbers. The service does the same again, since it believes no browser.
 *
 * @param longest in characters; the rest is cut off
 */
export function cleanText(text: string, longest: number): string {
  // What comes after is not read at all: a message may be as long as a document.
  const start = text.slice(0, 4 * longest);
  return PRIVATE.reduce((rest, [pattern, stead]) => rest.replaceAll(pattern, stead), start)
    .trim()
    .slice(0, longest);
}
