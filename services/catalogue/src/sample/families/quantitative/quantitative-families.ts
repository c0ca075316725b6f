import type { Family } from '../../family.js';
import { algebraFamilies } from './algebra.js';
import { averageFamilies } from './averages.js';
import { dataFamilies } from './data.js';
import { geometryFamilies } from './geometry.js';
import { interestFamilies } from './interest.js';
import { mensurationFamilies } from './mensuration.js';
import { mixtureFamilies } from './mixtures.js';
import { numberFamilies } from './numbers.js';
import { percentageFamilies } from './percentages.js';
import { profitAndLossFamilies } from './profit-and-loss.js';
import { ratioFamilies } from './ratio.js';
import { speedFamilies } from './speed.js';
import { timeAndWorkFamilies } from './time-and-work.js';

/** All families of quantitative aptitude, topic by topic. */
export const quantitativeFamilies: readonly Family[] = [
  ...numberFamilies,
  ...percentageFamilies,
  ...profitAndLossFamilies,
  ...interestFamilies,
  ...ratioFamilies,
  ...mixtureFamilies,
  ...averageFamilies,
  ...timeAndWorkFamilies,
  ...speedFamilies,
  ...algebraFamilies,
  ...geometryFamilies,
  ...mensurationFamilies,
  ...dataFamilies,
];
