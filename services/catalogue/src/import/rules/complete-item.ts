import type { FoundItem } from './import-item.js';
import { isVisible } from './visible-text.js';

/** Whether a field of an item is not provided: missing, null, or without a visible character. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !isVisible(value));
}

/** Completes an item for a new question: fields that its file does not provide get their defaults. */
export function completeItem({
  item,
  defaults,
}: Pick<FoundItem, 'item' | 'defaults'>): FoundItem['item'] {
  const missing = Object.entries(defaults ?? {}).filter(([field]) => isMissing(item[field]));
  return { ...item, ...Object.fromEntries(missing) };
}
