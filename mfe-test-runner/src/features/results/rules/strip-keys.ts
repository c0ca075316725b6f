/** Where a key leads from a place in a row of this many; undefined for other keys, and beyond the ends. */
export function stripIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return index + 1 < count ? index + 1 : undefined;
    case 'ArrowLeft':
      return index > 0 ? index - 1 : undefined;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
