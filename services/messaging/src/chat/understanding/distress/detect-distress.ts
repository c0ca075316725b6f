import { featuresOf, partsOf } from './distress-features.js';
import { DANGER_WEIGHTS, DISTRESS_WEIGHTS } from './distress-weights.js';
import { readWeights, scoreOf } from './linear-model.js';

/** How urgent a message about the student's own feelings is; `maybe` if it may be about something else. */
export type Distress = 'danger' | 'distress' | 'maybe';

/** From these scores on, a message is about distress, or may be. */
const DISTRESS = 0.2;
const MAYBE = 0;

const distress = readWeights(DISTRESS_WEIGHTS);
const danger = readWeights(DANGER_WEIGHTS);

/**
 * Finds thoughts of death and heavy distress before anything else is understood, in English, Hinglish and
 * Devanagari, by what written messages of both kinds have in common. It errs on the side of help.
 */
export function detectDistress(message: string): Distress | undefined {
  const parts = partsOf(message).map(featuresOf);
  const distressed = parts.filter((features) => scoreOf(distress, features) > DISTRESS);
  if (distressed.some((features) => scoreOf(danger, features) > 0)) return 'danger';
  if (distressed.length > 0) return 'distress';
  return parts.some((features) => scoreOf(distress, features) > MAYBE) ? 'maybe' : undefined;
}
