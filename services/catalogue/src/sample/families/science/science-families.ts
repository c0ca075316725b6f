import type { Family } from '../../family.js';
import { scienceFamilies } from '../sciences.js';
import { electricityFamilies } from './electricity.js';
import { forceFamilies } from './forces.js';
import { heatFamilies } from './heat.js';
import { kinematicsFamilies } from './kinematics.js';
import { magnetismFamilies } from './magnetism.js';
import { matterFamilies } from './matter-and-rotation.js';
import { modernPhysicsFamilies } from './modern-physics.js';
import { opticsFamilies } from './optics.js';
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

export const chemistryFamilies: readonly Family[] = scienceFamilies.filter(
  ({ subject }) => subject === 'Chemistry',
);

export const biologyFamilies: readonly Family[] = scienceFamilies.filter(
  ({ subject }) => subject === 'Biology',
);

/** Electrical engineering, for GATE EE and SSC JE. */
export const electricalFamilies: readonly Family[] = [...electricityFamilies, ...magnetismFamilies];
