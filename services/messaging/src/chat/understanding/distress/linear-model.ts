import { BUCKETS } from './distress-features.js';

/** A message with its features, and whether it belongs to what the model looks for. */
export interface Example {
  features: readonly number[];
  isMeant: boolean;
}

/** Weights from -127 to 127 by feature. Features without a weight say nothing. */
export type Weights = Int8Array;

const PASSES = 12;
const LEARNING_RATE = 0.3;
const DECAY = 1e-5;
/** A feature of a single message says more about its writer than about others. */
const MIN_MESSAGES = 2;
/** Steps of a stored weight in one of the training. Beyond ±4, weights are cut. */
const SCALE = 32;
/** In stored weights: no feature yet, only a longer gap. */
const LONG_GAP = 255;

/**
 * Logistic regression by AdaGrad: Duchi, Hazan and Singer, "Adaptive Subgradient Methods", JMLR 12 (2011).
 * The same examples always give the same weights.
 */
export function train(examples: readonly Example[]): Weights {
  const known = trimmed(examples);
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1e-8);
  const order = known.map((_, index) => index);
  const random = linearCongruential(1);
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { features, isMeant } = known[index] ?? { features: [], isMeant: false };
      const share = 1 / Math.sqrt(features.length || 1);
      let sum = 0;
      for (const feature of features) sum += weights[feature] ?? 0;
      const error = 1 / (1 + Math.exp(-sum * share)) - Number(isMeant);
      for (const feature of features) {
        const weight = weights[feature] ?? 0;
        const slope = error * share + DECAY * weight;
        const square = (squares[feature] ?? 0) + slope * slope;
        squares[feature] = square;
        weights[feature] = weight - (LEARNING_RATE * slope) / Math.sqrt(square);
      }
    }
  }
  return Int8Array.from(weights, (weight) =>
    Math.round(Math.max(-127, Math.min(127, weight * SCALE))),
  );
}

/** @returns the logarithm of the odds that a message with these features is meant */
export function scoreOf(weights: Weights, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / SCALE / Math.sqrt(features.length || 1);
}

/** Base64 of two bytes for each feature with a weight: the gap to the one before, and the weight. */
export function storeWeights(weights: Weights): string {
  const bytes: number[] = [];
  let gap = 0;
  for (const weight of weights) {
    gap += 1;
    if (weight === 0) continue;
    for (; gap >= LONG_GAP; gap -= LONG_GAP) bytes.push(LONG_GAP);
    bytes.push(gap, weight & 0xff);
    gap = 0;
  }
  return Buffer.from(bytes).toString('base64');
}

/** Reads what {@link storeWeights} has written. */
export function readWeights(stored: string): Weights {
  const weights = new Int8Array(BUCKETS);
  const bytes = Buffer.from(stored, 'base64');
  let feature = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    const gap = bytes[at] ?? 0;
    feature += gap;
    if (gap === LONG_GAP) continue;
    at += 1;
    weights[feature] = bytes[at] ?? 0;
  }
  return weights;
}

/** The examples without features that are in too few of them. */
function trimmed(examples: readonly Example[]): Example[] {
  const counts = new Uint32Array(BUCKETS);
  for (const { features } of examples) {
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  }
  return examples.map(({ features, isMeant }) => ({
    features: features.filter((feature) => (counts[feature] ?? 0) >= MIN_MESSAGES),
    isMeant,
  }));
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Numbers from 0 to 1, the same in every run: Numerical Recipes, section 7.1. */
function linearCongruential(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
