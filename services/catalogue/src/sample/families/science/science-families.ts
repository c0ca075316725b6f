import type { Family } from '../../family.js';
import { algebraFamilies } from './algebra.js';
import { atomFamilies } from './atoms-and-molecules.js';
import { calculusFamilies } from './calculus.js';
import { chanceFamilies } from './chance-and-statistics.js';
import { circuitFamilies } from './circuits.js';
import { controlFamilies } from './control-and-signals.js';
import { coordinateFamilies } from './coordinate-geometry.js';
import { countingFamilies } from './counting-and-series.js';
import { differentialEquationFamilies } from './differential-equations.js';
import { machineFamilies } from './electrical-machines.js';
import { electricityFamilies } from './electricity.js';
import { electronicsFamilies } from './electronics-and-measurement.js';
import { engineFamilies } from './engines-fluids-production.js';
import { equilibriumFamilies } from './equilibrium-and-energy.js';
import { forceFamilies } from './forces.js';
import { gasAndSolutionFamilies } from './gases-and-solutions.js';
import { geneticsFamilies } from './genetics.js';
import { heatFamilies } from './heat.js';
import { kinematicsFamilies } from './kinematics.js';
import { magnetismFamilies } from './magnetism.js';
import { mechanismFamilies } from './materials-and-machines.js';
import { matterFamilies } from './matter-and-rotation.js';
import { modernPhysicsFamilies } from './modern-physics.js';
import { moleConceptFamilies } from './mole-concept.js';
import { opticsFamilies } from './optics.js';
import { lifeFamilies } from './physiology-and-ecology.js';
import { powerFamilies } from './power-systems.js';
import { redoxFamilies } from './redox-and-rates.js';
import { structureFamilies } from './structures-and-works.js';
import { surveyingFamilies } from './surveying-and-soils.js';
import { vectorFamilies } from './vectors-and-trigonometry.js';
import { waveFamilies } from './waves.js';

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
