import type { Family } from '../../family.ts';
import { algebraFamilies } from './algebra.ts';
import { atomFamilies } from './atoms-and-molecules.ts';
import { calculusFamilies } from './calculus.ts';
import { chanceFamilies } from './chance-and-statistics.ts';
import { circuitFamilies } from './circuits.ts';
import { controlFamilies } from './control-and-signals.ts';
import { coordinateFamilies } from './coordinate-geometry.ts';
import { countingFamilies } from './counting-and-series.ts';
import { differentialEquationFamilies } from './differential-equations.ts';
import { machineFamilies } from './electrical-machines.ts';
import { electricityFamilies } from './electricity.ts';
import { electronicsFamilies } from './electronics-and-measurement.ts';
import { engineFamilies } from './engines-fluids-production.ts';
import { equilibriumFamilies } from './equilibrium-and-energy.ts';
import { forceFamilies } from './forces.ts';
import { gasAndSolutionFamilies } from './gases-and-solutions.ts';
import { geneticsFamilies } from './genetics.ts';
import { heatFamilies } from './heat.ts';
import { kinematicsFamilies } from './kinematics.ts';
import { magnetismFamilies } from './magnetism.ts';
import { mechanismFamilies } from './materials-and-machines.ts';
import { matterFamilies } from './matter-and-rotation.ts';
import { modernPhysicsFamilies } from './modern-physics.ts';
import { moleConceptFamilies } from './mole-concept.ts';
import { opticsFamilies } from './optics.ts';
import { lifeFamilies } from './physiology-and-ecology.ts';
import { powerFamilies } from './power-systems.ts';
import { redoxFamilies } from './redox-and-rates.ts';
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
  ...atomFamilies,
  ...gasAndSolutionFamilies,
  ...equilibriumFamilies,
  ...redoxFamilies,
];

export const biologyFamilies: readonly Family[] = [...geneticsFamilies, ...lifeFamilies];

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
