const DEFAULT_LIMIT = 12;
const MAX_LIMIT = 100;

export interface Page<T> {
  items: readonly T[];
  currentPage: number;
  totalPages: number;
  total: number;
}

/** The requested page number and size: whole numbers from 1. */
export interface PageRequest {
  page: number;
  size: number;
}

/**
 * Reads page and limit as they come in a URL. For any input, the result is a page number of at least 1
 * and a size of 1 to 100, by default 12.
 */
export function readPageRequest(page: unknown, limit: unknown): PageRequest {
  return {
    page: wholeNumber(page) ?? 1,
    size: Math.min(wholeNumber(limit) ?? DEFAULT_LIMIT, MAX_LIMIT),
  };
}

/**
 * Returns one page of a list, or the last page if the request is beyond it. An empty list has one empty
 * page.
 */
export function paginate<T>(items: readonly T[], { page, size }: PageRequest): Page<T> {
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const currentPage = Math.min(page, totalPages);
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
