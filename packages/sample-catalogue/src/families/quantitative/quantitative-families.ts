import type { Family } from '../../family.ts';
import { algebraFamilies } from './algebra.ts';
import { averageFamilies } from './averages.ts';
import { dataFamilies } from './data.ts';
import { geometryFamilies } from './geometry.ts';
import { interestFamilies } from './interest.ts';
import { mensurationFamilies } from './mensuration.ts';
import { mixtureFamilies } from './mixtures.ts';
import { numberFamilies } from './numbers.ts';
import { percentageFamilies } from './percentages.ts';
import { profitAndLossFamilies } from './profit-and-loss.ts';
import { ratioFamilies } from './ratio.ts';
import { speedFamilies } from './speed.ts';
import { timeAndWorkFamilies } from './time-and-work.ts';

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
