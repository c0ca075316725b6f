import { place } from '../../../drawing/geometry.ts';
import { draw } from '../../../drawing/picture.ts';
import { circle, label, line, lines, type Point, type Shape } from '../../../drawing/shape.ts';
import type { SampleFigure } from '../../../records.ts';
import { describeNetwork, UNITS, type Network, type PartKind } from './network.ts';

/** Room for a part with its value above it. */
const PART_WIDTH = 58;
const PART_HEIGHT = 50;
/** From the end of a group to the wire that joins its branches. */
const RAIL = 12;
const JUNCTION_RADIUS = 2.5;
const LABEL_ABOVE = 20;
const MARGIN = 30;

/** A zigzag of 36 units, as textbooks in India draw a resistor. */
const ZIGZAG: readonly Point[] = [
  [-18, 0],
  [-15, -7],
  [-9, 7],
  [-3, -7],
  [3, 7],
  [9, -7],
  [15, 7],
  [18, 0],
];
const PLATE = 10;
const PLATE_DISTANCE = 4;

interface Extent {
  width: number;
  height: number;
}

function extentOf(network: Network): Extent {
  if (network.form === 'one') return { width: PART_WIDTH, height: PART_HEIGHT };
  const extents = network.parts.map(extentOf);
  const total = (side: keyof Extent): number => extents.reduce((sum, own) => sum + own[side], 0);
  const most = (side: keyof Extent): number => Math.max(...extents.map((own) => own[side]));
  return network.form === 'series'
    ? { width: total('width'), height: most('height') }
    : { width: most('width') + 2 * RAIL, height: total('height') };
}

/** The symbol of a part around the origin, and half of its width. */
export function symbolOf(kind: PartKind): { shapes: Shape[]; half: number } {
  if (kind === 'resistor') return { shapes: [line(ZIGZAG)], half: 18 };
  const plates = [-PLATE_DISTANCE, PLATE_DISTANCE].map((x): Point[] => [
    [x, -PLATE],
    [x, PLATE],
  ]);
  return { shapes: [lines(plates)], half: PLATE_DISTANCE };
}

/** Draws a network from `x` to `x + width` along the height `y`. */
function drawNetwork(network: Network, kind: PartKind, [x, y]: Point, width: number): Shape[] {
  switch (network.form) {
    case 'one':
      return drawPart(network.value, kind, [x, y], width);
    case 'series':
      return drawSeries(network.parts, kind, [x, y], width);
    case 'parallel':
      return drawParallel(network.parts, kind, [x, y], width);
  }
}

function drawPart(value: number, kind: PartKind, [x, y]: Point, width: number): Shape[] {
  const center = x + width / 2;
  const { shapes, half } = symbolOf(kind);
  return [
    line([
      [x, y],
      [center - half, y],
    ]),
    ...place(shapes, [center, y]),
    line([
      [center + half, y],
      [x + width, y],
    ]),
    label([center, y - LABEL_ABOVE], `${value} ${UNITS[kind]}`),
  ];
}

function drawSeries(
  parts: readonly Network[],
  kind: PartKind,
  [x, y]: Point,
  width: number,
): Shape[] {
  const widths = parts.map((part) => extentOf(part).width);
  const spare = (width - widths.reduce((sum, own) => sum + own, 0)) / parts.length;
  let left = x;
  return parts.flatMap((part, index) => {
    const own = (widths[index] ?? 0) + spare;
    left += own;
    return drawNetwork(part, kind, [left - own, y], own);
  });
}

function drawParallel(
  parts: readonly Network[],
  kind: PartKind,
  [x, y]: Point,
  width: number,
): Shape[] {
  const heights = parts.map((part) => extentOf(part).height);
  let top = y - heights.reduce((sum, own) => sum + own, 0) / 2;
  const middles = heights.map((height) => {
    top += height;
    return top - height / 2;
  });
  const rails = [x + RAIL, x + width - RAIL];
  const [first = y, last = y] = [middles[0], middles.at(-1)];
  return [
    ...[x, x + width].map((end, index) =>
      line([
        [end, y],
        [rails[index] ?? end, y],
      ]),
    ),
    ...rails.flatMap((rail) => [
      line([
        [rail, first],
        [rail, last],
      ]),
      circle([rail, y], JUNCTION_RADIUS, { fill: 'black' }),
    ]),
    ...parts.flatMap((part, index) =>
      drawNetwork(part, kind, [x + RAIL, middles[index] ?? y], width - 2 * RAIL),
    ),
  ];
}

/** A network between the points A and B. */
export function drawBetweenPoints(network: Network, kind: PartKind): SampleFigure {
  const { width, height } = extentOf(network);
  const y = height / 2 + 4;
  const [left, right] = [MARGIN, MARGIN + width];
  return draw(
    { width: width + 2 * MARGIN, height: height + 8 },
    [
      ...drawNetwork(network, kind, [left, y], width),
      circle([left - 3, y], 3),
      circle([right + 3, y], 3),
      label([left - 16, y], 'A'),
      label([right + 16, y], 'B'),
    ],
    `Between the points A and B: ${describeNetwork(network, kind)}.`,
  );
}

/** A network of resistors whose ends are connected to a battery. */
export function drawWithBattery(network: Network, volts: number): SampleFigure {
  const { width, height } = extentOf(network);
  const [left, right] = [14, 14 + width];
  const y = height / 2 + 4;
  const bottom = height + 30;
  const middle = (left + right) / 2;
  return draw(
    { width: width + 28, height: height + 68 },
    [
      ...drawNetwork(network, 'resistor', [left, y], width),
      line([
        [left, y],
        [left, bottom],
        [middle - 4, bottom],
      ]),
      line([
        [middle + 4, bottom],
        [right, bottom],
        [right, y],
      ]),
      line([
        [middle - 4, bottom - 13],
        [middle - 4, bottom + 13],
      ]),
      line(
        [
          [middle + 4, bottom - 6],
          [middle + 4, bottom + 6],
        ],
        { width: 4 },
      ),
      label([middle, bottom + 26], `${volts} V`),
    ],
    `A battery of ${volts} V is connected to ${describeNetwork(network, 'resistor')}.`,
  );
}
