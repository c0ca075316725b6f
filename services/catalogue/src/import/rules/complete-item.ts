import type { FoundItem } from '../import-item.js';

/** A field of an item that says nothing: missing, null, or a text of nothing but white space. */
export function isUnsaid(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

/** An item as a new question would be: what its file does not say is as its defaults have it. */
export function completeItem({
  item,
  defaults,
}: Pick<FoundItem, 'item' | 'defaults'>): FoundItem['item'] {
  const unsaid = Object.entries(defaults ?? {}).filter(([field]) => isUnsaid(item[field]));
  return { ...item, ...Object.fromEntries(unsaid) };
}
