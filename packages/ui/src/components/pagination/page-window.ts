/**
 * The page numbers to show: from 1 if the current page fits, otherwise the range ending with it.
 * @param page the current page, from 1
 * @param totalPages the number of pages
 * @param size the maximum number of page numbers
 */
export function pageWindow(page: number, totalPages: number, size: number): readonly number[] {
  const last = Math.min(totalPages, Math.max(size, page));
  const first = Math.max(1, last - size + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
