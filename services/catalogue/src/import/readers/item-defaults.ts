import type { ItemDefaults } from '../import-item.js';

/** Of new questions whose file names no subject, or says no difficulty. */
export const ITEM_DEFAULTS: ItemDefaults = { subject: 'General', difficulty: 'Moderate' };
