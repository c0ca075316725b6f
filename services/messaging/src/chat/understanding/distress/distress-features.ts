import { wordsOf } from '../../rules/words.js';
import { transliterate } from '../transliterate.js';
import { foldWord } from './fold-word.js';

/** How many different features a model tells apart. */
export const BUCKETS = 2 ** 18;

/** Longer messages say the same more often. */
const MAX_WORDS = 120;
const PART_LENGTHS = [3, 4, 5];

/** Shorter sentences say little by themselves. */
const MIN_SENTENCE_WORDS = 3;

/**
 * The message as a whole, and each of its sentences if there are several: "Price of SSC CGL? I want to
 * die" is mostly a question about a price.
 */
export function partsOf(message: string): string[] {
  const sentences = message
    .split(/[.?!।;\n]+/u)
    .filter((sentence) => sentence.trim().split(/\s+/u).length >= MIN_SENTENCE_WORDS);
  return sentences.length > 1 ? [message, ...sentences] : [message];
}

/**
 * What a model knows of a message: its words in one spelling, pairs of them, pairs with one word between,
 * and parts of words, so that a new spelling or form still resembles the known ones.
 *
 * @returns the numbers of the features, from 0 to {@link BUCKETS} - 1, without duplicates
 */
export function featuresOf(message: string): number[] {
  const words = wordsOf(transliterate(message)).slice(0, MAX_WORDS).map(foldWord);
  const found = new Set(['always', ...words.map((word) => `word ${word}`)]);
  const framed = ['^', ...words, '$'];
  framed.forEach((word, at) => {
    if (at + 1 < framed.length) found.add(`pair ${word} ${framed[at + 1]}`);
    if (at + 2 < framed.length) found.add(`around ${word} ${framed[at + 2]}`);
  });
  for (const word of words) addParts(`<${word}>`, found);
  return [...new Set([...found].map(bucketOf))];
}

function addParts(word: string, found: Set<string>): void {
  for (const length of PART_LENGTHS) {
    for (let at = 0; at + length <= word.length; at += 1) {
      found.add(`part ${word.slice(at, at + length)}`);
    }
  }
}

/** FNV-1a, with its upper bits mixed in. */
function bucketOf(feature: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS;
}
