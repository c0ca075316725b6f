import type { Family } from '../../family.js';
import { reasoningFamilies as others } from '../reasoning.js';

/** All families of reasoning, topic by topic. */
export const reasoningFamilies: readonly Family[] = [...others];
