import { wordsOf } from './words.js';

/** Words by which students mean exams that are not named so; matched against words of exam names. */
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

/** Words of exam names that by themselves name no exam. */
const WEAK_WORDS = new Set(
  'main mains advanced grade paper exam test series general level tier stage set part a b c i ii iii 1 2 3'.split(
    ' ',
  ),
);

interface Named {
  name: string;
}

/**
 * The exams that a message speaks of: those whose whole name occurs; else those that share the most
 * telling words with it, families included ("railway" means RRB exams). Empty when none is meant.
 */
export function findExams<T extends Named>(message: string, exams: readonly T[]): T[] {
  const said = new Set(wordsOf(message));
  for (const word of [...said]) FAMILY_WORDS[word]?.forEach((family) => said.add(family));

  const matches = exams.map((exam) => {
    const words = wordsOf(exam.name);
    const hits = words.filter((word) => said.has(word));
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
