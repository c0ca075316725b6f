/**
 * The target index of a key in a grid of `total` items: left and right by one, up and down by a row, Home and End
 * to the first and last. Undefined for other keys and moves out of the grid.
 */
export function nextIndex(
  key: string,
  index: number,
  total: number,
  columns: number,
): number | undefined {
  const target = targetOf(key, index, total, columns);
  return target !== undefined && target >= 0 && target < total ? target : undefined;
}

function targetOf(key: string, index: number, total: number, columns: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return index - 1;
    case 'ArrowRight':
      return index + 1;
    case 'ArrowUp':
      return index - columns;
    case 'ArrowDown':
      return index + columns;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}
