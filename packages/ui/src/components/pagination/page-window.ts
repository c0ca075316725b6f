/**
 * The page numbers to offer: from 1 while the present page fits, else the run that ends with it.
 * @param page the present page, from 1
 * @param totalPages how many there are
 * @param size how many numbers to offer at most
 */
export function pageWindow(page: number, totalPages: number, size: number): readonly number[] {
  const last = Math.min(totalPages, Math.max(size, page));
  const first = Math.max(1, last - size + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
