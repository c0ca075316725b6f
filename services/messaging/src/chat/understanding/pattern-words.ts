const MIN_LENGTH = 4;
/** Letters with optional ones and groups: `star(red)?`, `favou?rite`, `(report|wrong)`. */
const CHUNK = /(?:[a-z]\??|\([a-z|?]+\)\??)+/gu;

/**
 * The whole words that patterns match. They belong to the vocabulary: otherwise the spelling of a word
 * that only a pattern knows is "corrected" to another word before the pattern sees it.
 *
 * @param patterns with lower-case words; a part of a word, as in `delet\w*`, is left out
 */
export function patternWords(patterns: Iterable<RegExp>): string[] {
  const words = [...patterns].flatMap(({ source }) => {
    const plain = source.replace(/[a-z]*\\w[*+]?/gu, ' ').replace(/\\[a-z]/gu, ' ');
    return (plain.match(CHUNK) ?? []).flatMap(expand);
  });
  return [...new Set(words)].filter((word) => word.length >= MIN_LENGTH);
}

/** All words that a chunk stands for. */
function expand(chunk: string): string[] {
  const group = /^([^(]*)\(([^)]*)\)(\??)(.*)$/u.exec(chunk);
  if (group) {
    const [, before = '', choices = '', optional, after = ''] = group;
    const all = optional ? [...choices.split('|'), ''] : choices.split('|');
    return all.flatMap((choice) => expand(before + choice + after));
  }
  const letter = /^([^?]*)([a-z])\?(.*)$/u.exec(chunk);
  if (!letter) return [chunk];
  const [, before = '', one = '', after = ''] = letter;
  return [...expand(before + one + after), ...expand(before + after)];
}
