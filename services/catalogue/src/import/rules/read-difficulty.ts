import { DIFFICULTIES } from '../../questions/rules/difficulty.js';

const SYNONYMS: Readonly<Record<string, string>> = { medium: 'Moderate', difficult: 'Hard' };

/** Maps a difficulty that people typed to the catalogue's word; returns any other word unchanged. */
export function readDifficulty(text: string): string {
  const word = text.trim().toLowerCase();
  return DIFFICULTIES.find((name) => name.toLowerCase() === word) ?? SYNONYMS[word] ?? text;
}
