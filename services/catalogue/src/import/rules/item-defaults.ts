import type { ItemDefaults } from './import-item.js';

/** For new questions whose file provides no subject or no difficulty. */
export const ITEM_DEFAULTS: ItemDefaults = { subject: 'General', difficulty: 'Moderate' };
