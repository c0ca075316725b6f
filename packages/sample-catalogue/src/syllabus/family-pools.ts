import { z } from 'zod';
import { DIFFICULTIES } from '../difficulty.ts';
import * as computing from '../families/computing/computing-families.ts';
import {
  drawnPhysicsFamilies,
  figureReasoningFamilies,
} from '../families/figures/figure-families.ts';
import { electricalFigureFamilies } from '../families/figures/physics/circuit-figures.ts';
import {
  numericCircuitFamilies,
  numericPhysicsFigureFamilies,
} from '../families/figures/physics/numeric-figures.ts';
import { matchingFamilies } from '../families/matching/matching.ts';
import { numericChemistryFamilies } from '../families/numeric/chemistry.ts';
import * as numericComputing from '../families/numeric/computing.ts';
import { numericElectricalFamilies } from '../families/numeric/electrical.ts';
import { numericMathematicsFamilies } from '../families/numeric/mathematics.ts';
import { numericPhysicsFamilies } from '../families/numeric/physics.ts';
import { quantitativeFamilies } from '../families/quantitative/quantitative-families.ts';
import { reasoningFamilies } from '../families/reasoning/reasoning-families.ts';
import * as science from '../families/science/science-families.ts';
import * as severalComputing from '../families/several/computing.ts';
import { severalElectricalFamilies } from '../families/several/electrical.ts';
import type { AnyFamily } from '../family.ts';
import { readJson } from '../read-data.ts';

/** Every family, by the field that it belongs to. */
export const FIELDS: Readonly<Record<string, readonly AnyFamily[]>> = {
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
  figures: figureReasoningFamilies,
  drawnPhysics: drawnPhysicsFamilies,
  drawnElectrical: electricalFigureFamilies,
  numericDrawnPhysics: numericPhysicsFigureFamilies,
  numericDrawnElectrical: numericCircuitFamilies,
  matching: matchingFamilies,
  numericPhysics: numericPhysicsFamilies,
  numericChemistry: numericChemistryFamilies,
  numericMathematics: numericMathematicsFamilies,
  numericComputing: numericComputing.numericComputingFamilies,
  numericEngineeringMathematics: numericComputing.numericEngineeringMathematicsFamilies,
  numericElectrical: numericElectricalFamilies,
  severalComputing: severalComputing.severalComputingFamilies,
  severalEngineeringMathematics: severalComputing.severalEngineeringMathematicsFamilies,
  severalElectrical: severalElectricalFamilies,
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
export function familyPool(name: string): AnyFamily[] {
  const selections = POOLS[name];
  if (!selections) throw new Error(`There is no pool ${name} in family-pools.json.`);
  return selections.flatMap(select);
}

function select(selected: Selection): AnyFamily[] {
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
