import { wordsOf } from '../../rules/words.js';
import { transliterate } from '../transliterate.js';
import { DANGER } from './danger-phrases.js';
import { DISTRESS, MAYBE_DISTRESS } from './distress-phrases.js';
import { DISTRESS_WORDS } from './distress-words.js';
import { positionsOf } from './phrases.js';

/** How urgent a message about the student's own feelings is; `maybe` if it may be about something else. */
export type Distress = 'danger' | 'distress' | 'maybe';

/** What an apostrophe has separated: "don t", "i m", "what s". */
const SHORT_FORM = /\b(\w+) (t|m|ve|d|ll|s|re)\b/gu;
/** "Suicide" is often misspelled, also as it is spoken, and the Hindi words with it. */
const SUICIDE =
  /\b(?:s+[uo]+[iy]*[cs]+[aiey]+[dt]\w*|k?hud ?k?h?us+h?[iy]+\w*|a*tm[a ]*h?at+[iy]+a+\w*)\b/gu;

/**
 * Finds thoughts of death and heavy distress before anything else is understood, in English, Hinglish and
 * Devanagari. It errs on the side of help. "I killed the test" is neither.
 */
export function detectDistress(message: string): Distress | undefined {
  const raw = wordsOf(transliterate(message)).join(' ');
  const words = raw.replace(SHORT_FORM, '$1$2').replace(SUICIDE, 'SUICIDE').split(' ');
  const positions = positionsOf(words, DISTRESS_WORDS);
  if (DANGER.isIn(positions)) return 'danger';
  if (DISTRESS.isIn(positions)) return 'distress';
  return MAYBE_DISTRESS.isIn(positions) ? 'maybe' : undefined;
}
