import { z } from 'zod';
import { DIFFICULTIES } from '../difficulty.ts';
import * as computing from '../families/computing/computing-families.ts';
import { quantitativeFamilies } from '../families/quantitative/quantitative-families.ts';
import { reasoningFamilies } from '../families/reasoning/reasoning-families.ts';
import * as science from '../families/science/science-families.ts';
import type { Family } from '../family.ts';
import { readJson } from '../read-data.ts';

/** Every family, by the field that it belongs to. */
export const FIELDS: Readonly<Record<string, readonly Family[]>> = {
  quantitative: quantitativeFamilies,
  reasoning: reasoningFamilies,
  physics: science.physicsFamilies,
  chemistry: science.chemistryFamilies,
  biology: science.biologyFamilies,
  mathematics: science.mathematicsFamilies,
  civil: science.civilFamilies,
  electrical: science.electricalFamilies,
  mechanical: science.mechanicalFamilies,
  computerScience: computing.computerScienceFamilies,
  engineeringMathematics: computing.engineeringMathematicsFamilies,
  computerAwareness: computing.computerAwarenessFamilies,
  university: computing.researchAptitudeFamilies,
};

const selection = z.strictObject({
  from: z.string(),
  subjects: z.array(z.string()).optional(),
  topics: z.array(z.string()).optional(),
  withoutTopics: z.array(z.string()).optional(),
  difficulties: z.array(z.enum(DIFFICULTIES)).optional(),
});

type Selection = z.infer<typeof selection>;

const POOLS = readJson('family-pools.json', z.record(z.string(), z.array(selection)));

/** The families of a pool. Throws for an unknown pool or field. */
export function familyPool(name: string): Family[] {
  const selections = POOLS[name];
  if (!selections) throw new Error(`There is no pool ${name} in family-pools.json.`);
  return selections.flatMap(select);
}

function select(selected: Selection): Family[] {
  const { from, subjects, topics, withoutTopics, difficulties } = selected;
  const families = FIELDS[from];
  if (!families) throw new Error(`There is no field ${from}.`);
  return families.filter(
    ({ subject, topic, difficulty }) =>
      (subjects?.includes(subject) ?? true) &&
      (topics?.includes(topic) ?? true) &&
      !withoutTopics?.includes(topic) &&
      (difficulties?.includes(difficulty) ?? true),
  );
}
