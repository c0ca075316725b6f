import type { Family } from '../../family.ts';
import { algebraFamilies } from './algebra.ts';
import { atomicStructureFamilies } from './atomic-structure.ts';
import { calculusFamilies } from './calculus.ts';
import { cellDivisionFamilies } from './cell-division.ts';
import { chanceFamilies } from './chance-and-statistics.ts';
import { circuitFamilies } from './circuits.ts';
import { controlFamilies } from './control-and-signals.ts';
import { coordinateFamilies } from './coordinate-geometry.ts';
import { coordinationFamilies } from './coordination-compounds.ts';
import { countingFamilies } from './counting-and-series.ts';
import { differentialEquationFamilies } from './differential-equations.ts';
import { machineFamilies } from './electrical-machines.ts';
import { electricityFamilies } from './electricity.ts';
import { electronicsFamilies } from './electronics-and-measurement.ts';
import { engineFamilies } from './engines-fluids-production.ts';
import { equilibriumFamilies } from './equilibrium-and-energy.ts';
import { evolutionFamilies } from './evolution.ts';
import { forceFamilies } from './forces.ts';
import { gasAndSolutionFamilies } from './gases-and-solutions.ts';
import { heatFamilies } from './heat.ts';
import { inheritanceFamilies } from './inheritance.ts';
import { kinematicsFamilies } from './kinematics.ts';
import { magnetismFamilies } from './magnetism.ts';
import { mechanismFamilies } from './materials-and-machines.ts';
import { matterFamilies } from './matter-and-rotation.ts';
import { modernPhysicsFamilies } from './modern-physics.ts';
import { moleConceptFamilies } from './mole-concept.ts';
import { molecularGeneticsFamilies } from './molecular-genetics.ts';
import { opticsFamilies } from './optics.ts';
import { organicChemistryFamilies } from './organic-chemistry.ts';
import { lifeFamilies } from './physiology-and-ecology.ts';
import { powerFamilies } from './power-systems.ts';
import { reactionRateFamilies } from './reaction-rates.ts';
import { redoxFamilies } from './redox.ts';
import { solidStateFamilies } from './solid-state.ts';
import { structureFamilies } from './structures-and-works.ts';
import { surveyingFamilies } from './surveying-and-soils.ts';
import { vectorFamilies } from './vectors-and-trigonometry.ts';
import { waveFamilies } from './waves.ts';

export const physicsFamilies: readonly Family[] = [
  ...kinematicsFamilies,
  ...forceFamilies,
  ...matterFamilies,
  ...heatFamilies,
  ...waveFamilies,
  ...opticsFamilies,
  ...electricityFamilies,
  ...magnetismFamilies,
  ...modernPhysicsFamilies,
];

export const chemistryFamilies: readonly Family[] = [
  ...moleConceptFamilies,
  ...atomicStructureFamilies,
  ...solidStateFamilies,
  ...coordinationFamilies,
  ...organicChemistryFamilies,
  ...gasAndSolutionFamilies,
  ...equilibriumFamilies,
  ...redoxFamilies,
  ...reactionRateFamilies,
];

export const biologyFamilies: readonly Family[] = [
  ...cellDivisionFamilies,
  ...inheritanceFamilies,
  ...molecularGeneticsFamilies,
  ...evolutionFamilies,
  ...lifeFamilies,
];

/** Electrical engineering, for GATE EE and SSC JE. */
export const electricalFamilies: readonly Family[] = [
  ...circuitFamilies,
  ...controlFamilies,
  ...machineFamilies,
  ...powerFamilies,
  ...electronicsFamilies,
];

/** Mathematics of classes 11 and 12, for JEE. */
export const mathematicsFamilies: readonly Family[] = [
  ...algebraFamilies,
  ...countingFamilies,
  ...calculusFamilies,
  ...differentialEquationFamilies,
  ...coordinateFamilies,
  ...vectorFamilies,
  ...chanceFamilies,
];

/** Civil engineering, for SSC JE. */
export const civilFamilies: readonly Family[] = [...surveyingFamilies, ...structureFamilies];

/** Mechanical engineering, for SSC JE. */
export const mechanicalFamilies: readonly Family[] = [...mechanismFamilies, ...engineFamilies];
