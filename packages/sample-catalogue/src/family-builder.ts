import type { Difficulty } from './difficulty.ts';
import type { Family, FamilyItem } from './family.ts';
import type { Random } from './random.ts';

/** Creates a family of a topic. */
export type FamilyBuilder = (
  name: string,
  difficulty: Difficulty,
  make: (random: Random) => FamilyItem,
) => Family;

/** Returns a builder of families for one topic of quantitative aptitude. */
export function quantitative(topic: string): FamilyBuilder {
  return (name, difficulty, make) => ({
    name,
    subject: 'Quantitative Aptitude',
    topic,
    difficulty,
    make,
  });
}

/** Returns a builder of families for one topic of reasoning. */
export function reasoning(topic: string): FamilyBuilder {
  return (name, difficulty, make) => ({
    name,
    subject: 'General Intelligence & Reasoning',
    topic,
    difficulty,
    make,
  });
}
