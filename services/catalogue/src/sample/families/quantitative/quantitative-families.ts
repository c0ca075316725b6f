import type { Family } from '../../family.js';
import { quantitativeFamilies as others } from '../quantitative.js';
import { percentageFamilies } from './percentages.js';

/** All families of quantitative aptitude, topic by topic. */
export const quantitativeFamilies: readonly Family[] = [...percentageFamilies, ...others];
