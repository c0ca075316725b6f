/**
 * A number with its noun, as in `1 test`, `1,200 tests` or `0 entries`.
 *
 * @param plural by default the noun with an s
 */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? noun : plural}`;
}
