import { wordsOf } from './words.js';

/** Other words that students use for exams, and the words of exam names that they match. */
const FAMILY_WORDS: Readonly<Record<string, readonly string[]>> = {
  railway: ['rrb'],
  railways: ['rrb'],
  rail: ['rrb'],
  bank: ['ibps', 'rbi'],
  banks: ['ibps', 'rbi'],
  banking: ['ibps', 'rbi'],
  medical: ['neet'],
  doctor: ['neet'],
  mbbs: ['neet'],
  aiims: ['neet'],
  iit: ['jee'],
  nit: ['jee'],
  engineering: ['jee', 'gate'],
  teaching: ['ctet', 'ugc'],
  teacher: ['ctet'],
  constable: ['gd', 'crpf'],
};

/** Words of exam names that do not identify an exam by themselves. */
const WEAK_WORDS = new Set(
  'main mains advanced grade paper exam test series general level tier stage set part a b c i ii iii 1 2 3'.split(
    ' ',
  ),
);

interface Named {
  name: string;
}

/**
 * The exams that a message names: those whose whole name occurs, or else those that share the most
 * meaningful words with it, including families ("railway" means RRB exams). Empty when it names none.
 */
export function findExams<T extends Named>(message: string, exams: readonly T[]): T[] {
  const messageWords = new Set(wordsOf(message));
  for (const word of [...messageWords])
    FAMILY_WORDS[word]?.forEach((family) => messageWords.add(family));

  const matches = exams.map((exam) => {
    const words = wordsOf(exam.name);
    const hits = words.filter((word) => messageWords.has(word));
    return {
      exam,
      isWhole: words.length > 0 && hits.length === words.length,
      strength: hits.filter((word) => !WEAK_WORDS.has(word)).length,
    };
  });

  const whole = matches.filter((match) => match.isWhole);
  if (whole.length > 0) return whole.map((match) => match.exam);
  const best = Math.max(0, ...matches.map((match) => match.strength));
  if (best === 0) return [];
  return matches.filter((match) => match.strength === best).map((match) => match.exam);
}
