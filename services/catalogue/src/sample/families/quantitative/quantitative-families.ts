import type { Family } from '../../family.js';
import { quantitativeFamilies as others } from '../quantitative.js';
import { interestFamilies } from './interest.js';
import { mixtureFamilies } from './mixtures.js';
import { percentageFamilies } from './percentages.js';
import { profitAndLossFamilies } from './profit-and-loss.js';
import { ratioFamilies } from './ratio.js';

/** All families of quantitative aptitude, topic by topic. */
export const quantitativeFamilies: readonly Family[] = [
  ...percentageFamilies,
  ...profitAndLossFamilies,
  ...interestFamilies,
  ...ratioFamilies,
  ...mixtureFamilies,
  ...others,
];
