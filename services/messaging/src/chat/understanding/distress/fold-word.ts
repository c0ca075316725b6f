/**
 * One form for the spellings of a word: Hindi in Latin letters has no fixed spelling, and people type
 * long vowels, no vowels and double letters. "nahin", "nahii" and "nhi" are one word, and so are "khatam"
 * and "khatm". English words are folded in the same way, so that one table serves both.
 */
export function foldWord(word: string): string {
  return word
    .replace(/aa+/gu, 'a')
    .replace(/ee+|ii+/gu, 'i')
    .replace(/oo+|uu+/gu, 'u')
    .replace(/ou/gu, 'u')
    .replace(/ao/gu, 'au')
    .replace(/(.)\1+/gu, '$1')
    .replace(/ph/gu, 'f')
    .replace(/ck|q/gu, 'k')
    .replace(/w/gu, 'v')
    .replace(/z/gu, 'j')
    .replace(/(?<=[kgjtd])h/gu, '')
    .replace(/(?<=.[iu])n$/gu, '')
    .replace(/(?<=.)a(?=[^aeiouy])/gu, '');
}
