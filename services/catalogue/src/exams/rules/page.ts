export const DEFAULT_LIMIT = 12;
export const HIGHEST_LIMIT = 100;

export interface Page<T> {
  items: readonly T[];
  currentPage: number;
  totalPages: number;
  total: number;
}

/**
 * Cuts one page out of a list. Page and limit are taken as they come in an address: whatever they are,
 * the answer is a page that exists (an empty list has one empty page) of 1 to 100 items, by default 12.
 */
export function cutPage<T>(items: readonly T[], page: unknown, limit: unknown): Page<T> {
  const size = Math.min(wholeNumber(limit) ?? DEFAULT_LIMIT, HIGHEST_LIMIT);
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const currentPage = Math.min(wholeNumber(page) ?? 1, totalPages);
  const start = (currentPage - 1) * size;
  return {
    items: items.slice(start, start + size),
    currentPage,
    totalPages,
    total: items.length,
  };
}

function wholeNumber(value: unknown): number | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string' || !/^\s*\d{1,15}\s*$/.test(first)) return undefined;
  const number = Number(first);
  return number >= 1 ? number : undefined;
}
