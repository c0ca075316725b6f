/** An acronym: capital letters only, as many as a tile can show. */
const acronym = /^\p{Lu}{2,5}$/u;
/** Levels that several exams have: they do not tell exams apart. */
const levels = new Set(['UG', 'PG']);
const maxLetters = 3;

/**
 * The letters by which students recognize an exam: the last acronym of its name, because the first one
 * names the body that holds several exams (`SSC CGL` gives `CGL`, `JEE Main` gives `JEE`). Else initials,
 * or the first letters of a single word.
 */
export function monogramOf(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const acronyms = words.filter((word) => acronym.test(word) && !levels.has(word));
  const [first = '', ...others] = words;
  if (acronyms.length === 0 && others.length === 0) return firstLetters(first, maxLetters);
  return acronyms.at(-1) ?? words.slice(0, maxLetters).map(initialOf).join('');
}

/** The first letter, or the whole number. */
function initialOf(word: string): string {
  return /^\p{N}{1,4}/u.exec(word)?.[0] ?? firstLetters(word, 1);
}

/** Letters with their vowel signs. */
function firstLetters(word: string, count: number): string {
  const letters = word.match(/.\p{M}*/gu) ?? [];
  return letters.slice(0, count).join('').toLocaleUpperCase('en-IN');
}
