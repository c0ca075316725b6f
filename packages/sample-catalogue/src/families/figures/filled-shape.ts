import type { Cell } from '../../drawing/cells.ts';
import { dots, outlineShape, type OutlineName } from '../../drawing/symbols.ts';
import { counted } from '../../wording.ts';

/** A shape with dots or rings in it. */
export interface Filled {
  outline: OutlineName;
  count: number;
  isBlack: boolean;
}

/** Draws the shape. It has room for seven dots. */
export function filledCell({ outline, count, isBlack }: Filled): Cell {
  const fill = isBlack ? 'black' : 'none';
  return {
    shapes: [outlineShape(outline, 0.95), ...dots(count, fill, 0.32, 0.1)],
    alt: `a ${outline} with ${counted(count, isBlack ? 'black dot' : 'ring')} in it`,
  };
}
