import type { Difficulty } from '../../difficulty.ts';
import type { Family, FamilyItem, PictureItem } from '../../family.ts';
import type { Random } from '../../random.ts';

/** Questions with pictures that differ only in their figures. Each of them is computed. */
export type FigureFamily = Family<FamilyItem | PictureItem>;

/** Returns a builder of families for one topic of reasoning. */
export function figureReasoning(
  topic: string,
): (
  name: string,
  difficulty: Difficulty,
  make: (random: Random) => FamilyItem | PictureItem,
) => FigureFamily {
  return (name, difficulty, make) => ({
    name,
    subject: 'General Intelligence & Reasoning',
    topic,
    difficulty,
    make,
  });
}
