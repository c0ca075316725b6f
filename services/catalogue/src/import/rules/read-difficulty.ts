import { DIFFICULTIES } from '../../questions/rules/difficulty.js';

const SYNONYMS: Readonly<Record<string, string>> = { medium: 'Moderate', difficult: 'Hard' };

/** A difficulty as people type it, in the catalogue's words; any other word is given back as it is. */
export function readDifficulty(text: string): string {
  const word = text.trim().toLowerCase();
  return DIFFICULTIES.find((name) => name.toLowerCase() === word) ?? SYNONYMS[word] ?? text;
}
