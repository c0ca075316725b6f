import { between } from '../../drawing/geometry.ts';
import { draw } from '../../drawing/picture.ts';
import { lines, type Point } from '../../drawing/shape.ts';
import { numberItem } from '../../number-item.ts';
import type { Random } from '../../random.ts';
import type { SampleFigure } from '../../records.ts';
import { counted } from '../../wording.ts';
import { figureReasoning, type FigureFamily } from './figure-family.ts';

const family = figureReasoning('Counting Figures');

type Stroke = readonly [Point, Point];

const WIDTH = 240;
const HEIGHT = 180;
const APEX: Point = [120, 8];
const LEFT: Point = [8, 172];
const RIGHT: Point = [232, 172];

/** Where a side is divided into so many equal parts, without its ends. */
function divide(from: Point, to: Point, parts: number): Point[] {
  return Array.from({ length: parts - 1 }, (_, index) => between(from, to, (index + 1) / parts));
}

const SIDES: readonly Stroke[] = [
  [APEX, LEFT],
  [LEFT, RIGHT],
  [RIGHT, APEX],
];

/** The figure as it is, or standing on its apex. */
function triangle(random: Random, strokes: readonly Stroke[], alt: string): SampleFigure {
  const isUpsideDown = random.int(0, 1) === 1;
  const drawn = [...SIDES, ...strokes].map((stroke) =>
    stroke.map(([x, y]): Point => [x, isUpsideDown ? HEIGHT - y : y]),
  );
  const words = isUpsideDown ? alt.replace('top', 'bottom').replaceAll('base', 'top side') : alt;
  return draw({ width: WIDTH, height: HEIGHT }, [lines(drawn)], words);
}

const QUESTION = 'How many triangles are there in the figure?';

const fan = family('triangles-from-one-corner', 'Moderate', (random) => {
  const [parts, floors] = [random.int(2, 6), random.int(1, 4)];
  const strokes: Stroke[] = [
    ...divide(LEFT, RIGHT, parts).map((foot): Stroke => [APEX, foot]),
    ...Array.from({ length: floors - 1 }, (_, index): Stroke => {
      const share = (index + 1) / floors;
      return [between(APEX, LEFT, share), between(APEX, RIGHT, share)];
    }),
  ];
  const across =
    floors === 1
      ? ''
      : `, and ${counted(floors - 1, 'line')} parallel to the base from side to side`;
  const onFloor = (parts * (parts + 1)) / 2;
  const answer = onFloor * floors;
  return {
    ...numberItem(random, {
      question: QUESTION,
      right: answer,
      mistakes: [
        parts * floors,
        onFloor + floors,
        onFloor + parts * (floors - 1),
        answer - floors,
        answer + 1,
      ],
      explanation: `Every triangle has the corner where the lines meet, and a side on ${floors === 1 ? 'the base' : `one of the ${floors} parallel lines (the base is one of them)`}. Such a line has ${parts} parts side by side, and each part or row of neighbours makes a triangle: ${Array.from({ length: parts }, (_, index) => parts - index).join(' + ')} = ${onFloor}.${floors === 1 ? '' : ` For all of them ${onFloor} × ${floors} = ${answer}.`}`,
    }),
    figures: [
      triangle(
        random,
        strokes,
        `A triangle. From its top corner ${counted(parts - 1, 'line')} to the base${across}.`,
      ),
    ],
  };
});

const twoCorners = family('triangles-from-two-corners', 'Hard', (random) => {
  const [m, n] = [random.int(1, 3), random.int(1, 3)];
  const strokes: Stroke[] = [
    ...divide(APEX, RIGHT, m + 1).map((end): Stroke => [LEFT, end]),
    ...divide(APEX, LEFT, n + 1).map((end): Stroke => [RIGHT, end]),
  ];
  const answer = ((m + 1) * (n + 1) * (m + n + 2)) / 2;
  const pairs = (count: number): number => (count * (count - 1)) / 2;
  const [fromLeft, fromRight] = [pairs(m + 2), pairs(n + 2)];
  return {
    ...numberItem(random, {
      question: QUESTION,
      right: answer,
      mistakes: [fromLeft + fromRight, (m + 1) * (n + 1), answer - 1, answer + 2, answer - 2],
      explanation: `Through one corner of the base go ${m + 2} lines, the base and a side among them, and through the other ${n + 2}. A triangle has two lines through one of the corners and a line that does not go through it. With two lines through the first corner: ${fromLeft} pairs and ${n + 1} lines, ${fromLeft} × ${n + 1} = ${fromLeft * (n + 1)}. The other way: ${fromRight} × ${m + 1} = ${fromRight * (m + 1)}. Those with the base, ${m + 1} × ${n + 1} = ${(m + 1) * (n + 1)}, are in both. ${fromLeft * (n + 1)} + ${fromRight * (m + 1)} − ${(m + 1) * (n + 1)} = ${answer}.`,
    }),
    figures: [
      triangle(
        random,
        strokes,
        `A triangle. From one corner of its base ${counted(m, 'line')} to the opposite side, and from the other corner of the base ${counted(n, 'line')} to the opposite side.`,
      ),
    ],
  };
});

/** The lines of a grid, with or without the unit square in a corner. */
function gridStrokes(rows: number, columns: number, isCut: boolean): Stroke[] {
  const cut = isCut ? 1 : 0;
  const level = Array.from({ length: rows + 1 }, (_, row): Stroke => [
    [row === 0 ? cut : 0, row],
    [columns, row],
  ]);
  const upright = Array.from({ length: columns + 1 }, (_, column): Stroke => [
    [column, column === 0 ? cut : 0],
    [column, rows],
  ]);
  return [...level, ...upright];
}

const CORNERS = ['upper left', 'upper right', 'lower left', 'lower right'] as const;

const grid = family('squares-and-rectangles-in-grid', 'Moderate', (random) => {
  const [rows, columns] = [random.int(2, 5), random.int(2, 6)];
  const [isCut, isSquares] = [random.int(0, 1) === 1, random.int(0, 1) === 1];
  const corner = random.pick(CORNERS);
  const side = Math.min(36, 180 / Math.max(rows, columns));
  const place = ([x, y]: Point): Point => [
    4 + side * (corner.endsWith('right') ? columns - x : x),
    4 + side * (corner.startsWith('lower') ? rows - y : y),
  ];
  const strokes = gridStrokes(rows, columns, isCut).map((stroke) => stroke.map(place));
  const sizes = Array.from({ length: Math.min(rows, columns) }, (_, index) => index + 1);
  const counts = sizes.map((size) => (rows - size + 1) * (columns - size + 1));
  const squares = counts.reduce((sum, count) => sum + count, 0);
  const pairs = (count: number): number => (count * (count + 1)) / 2;
  const rectangles = pairs(rows) * pairs(columns);
  const [all, lost] = isSquares ? [squares, sizes.length] : [rectangles, rows * columns];
  const answer = all - (isCut ? lost : 0);
  const noun = isSquares ? 'squares' : 'rectangles';
  const whole = isSquares
    ? `Squares of ${sizes.length === 1 ? 'one size' : `sizes 1 to ${sizes.length}`}: ${counts.join(' + ')} = ${squares}.`
    : `A rectangle has 2 of the ${rows + 1} level and 2 of the ${columns + 1} upright lines as its sides: ${pairs(rows)} × ${pairs(columns)} = ${rectangles}.`;
  return {
    ...numberItem(random, {
      question: `How many ${noun} are there in the figure?${isSquares ? '' : ' (Squares are rectangles.)'}`,
      right: answer,
      mistakes: [
        rows * columns - (isCut ? 1 : 0),
        isCut ? all : all - 1,
        isCut ? all - 1 : all + 1,
        answer - 2,
        answer + 2,
      ],
      explanation: `${isCut ? 'Count as if no corner were missing. ' : ''}${whole}${isCut ? ` The missing corner belongs to ${lost} of them: ${all} − ${lost} = ${answer}.` : ''}`,
    }),
    figures: [
      draw(
        { width: Math.ceil(8 + side * columns), height: Math.ceil(8 + side * rows) },
        [lines(strokes)],
        `A grid of ${rows} rows and ${columns} columns of unit squares${isCut ? `. The unit square in its ${corner} corner is missing` : ''}.`,
      ),
    ],
  };
});

export const countingFigureFamilies: readonly FigureFamily[] = [fan, twoCorners, grid];
