import type { Family, FamilyItem } from './family.ts';
import type { Random } from './random.ts';
import type { Difficulty } from './difficulty.ts';

/** Makes a family of a topic. */
export type FamilyBuilder = (
  name: string,
  difficulty: Difficulty,
  make: (random: Random) => FamilyItem,
) => Family;

/** A builder of families of one topic of quantitative aptitude. */
export function quantitative(topic: string): FamilyBuilder {
  return (name, difficulty, make) => ({
    name,
    subject: 'Quantitative Aptitude',
    topic,
    difficulty,
    make,
  });
}

/** A builder of families of one topic of reasoning. */
export function reasoning(topic: string): FamilyBuilder {
  return (name, difficulty, make) => ({
    name,
    subject: 'General Intelligence & Reasoning',
    topic,
    difficulty,
    make,
  });
}
