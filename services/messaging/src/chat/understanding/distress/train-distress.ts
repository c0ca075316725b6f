import { featuresOf, partsOf } from './distress-features.js';
import { train, type Weights } from './linear-model.js';

/** Written messages to learn from. */
export interface DistressMessages {
  danger: readonly string[];
  /** Without thoughts of death. */
  distress: readonly string[];
  ordinary: readonly string[];
}

/** @returns the weights of distress among all messages, and of danger among those of distress */
export function trainDistress({ danger, distress, ordinary }: DistressMessages): {
  distress: Weights;
  danger: Weights;
} {
  // No sentence of a message of distress has to be about it; those of others are not.
  const examples = (messages: readonly string[], isMeant: boolean) =>
    messages.map((message) => ({ features: featuresOf(message), isMeant }));
  return {
    distress: train([
      ...examples(danger, true),
      ...examples(distress, true),
      ...examples(ordinary.flatMap(partsOf), false),
    ]),
    danger: train([...examples(danger, true), ...examples(distress, false)]),
  };
}
