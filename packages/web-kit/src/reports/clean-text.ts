const PRIVATE: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/\p{Cc}+/gu, ' '],
  [/[^\s<>()"',;:]{1,64}@[^\s<>()"',;:]{1,255}/g, '(address)'],
  [/[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, '(token)'],
  [/[?#][^\s"')]+/g, ''],
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, ':id'],
  [/\b(?=[\w-]*\d)[\w-]{24,}/g, '(key)'],
  [/\d{6,}/g, '(number)'],
];

/**
 * Removes from a text what a report must not contain: e-mail addresses, tokens, queries, ids, keys
 * and long numbers. The service does the same again, because it trusts no browser.
 *
 * @param maxLength in characters; the rest is truncated
 */
export function cleanText(text: string, maxLength: number): string {
  // The rest is not scanned: a message may be as long as a document.
  const start = text.slice(0, 4 * maxLength);
  return PRIVATE.reduce(
    (rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement),
    start,
  )
    .trim()
    .slice(0, maxLength);
}
