import type { SampleFigure } from '../records.ts';
import { place } from './geometry.ts';
import { draw } from './picture.ts';
import { label, rectangle, type Point, type Shape } from './shape.ts';

/** A part of a picture: shapes around the origin, within 1 to each side, and what they show. */
export interface Cell {
  shapes: readonly Shape[];
  alt: string;
}

/** The place of the answer. */
export const QUESTION_MARK: Cell = { shapes: [label([0, 0], '?', { size: 24 })], alt: '?' };

/** Width of pictures that fill the line of a phone. */
export const FULL_WIDTH = 320;
const OPTION = { width: 96, height: 96 };
const MARGIN = 2;
const GAP = 8;
const MAX_SIDE = 96;
/** Shapes leave a margin inside of a square. */
const INSIDE = 0.8;

/** The picture of an option: one cell without a frame. */
export function drawOption({ shapes, alt }: Cell, size = OPTION): SampleFigure {
  const center: Point = [size.width / 2, size.height / 2];
  return draw(size, place(shapes, center, (size.width / 2) * INSIDE), upperFirst(alt));
}

/** Cells in a row, each in a square, as wide as the screen of a phone. */
export function drawRow(cells: readonly Cell[], alt: string): SampleFigure {
  return drawGrid([cells], alt);
}

/** Cells in rows of the same length, each in a square. */
export function drawGrid(
  rows: readonly (readonly Cell[])[],
  alt: string,
  maxSide = MAX_SIDE,
): SampleFigure {
  const columns = rows[0]?.length ?? 1;
  const room = FULL_WIDTH - 2 * MARGIN - GAP * (columns - 1);
  const side = Math.min(maxSide, Math.floor(room / columns));
  const at = (index: number): number => MARGIN + index * (side + GAP);
  const shapes = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => framed(cell, [at(column), at(row)], side)),
  );
  const size = { width: at(columns) - GAP + MARGIN, height: at(rows.length) - GAP + MARGIN };
  return draw(size, shapes, alt);
}

function framed(cell: Cell, [x, y]: Point, side: number): Shape[] {
  const half = side / 2;
  return [
    rectangle([x, y], side, side, { width: 1 }),
    ...place(cell.shapes, [x + half, y + half], half * INSIDE),
  ];
}

/** Says what is in a row of cells: 'Square 1: a circle. Square 2: a dot.' */
export function describeRow(cells: readonly Cell[]): string {
  return cells.map(({ alt }, index) => `Square ${index + 1}: ${alt}.`).join(' ');
}

/** A description as a sentence of its own begins. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
