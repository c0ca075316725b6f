import type { Cell } from '../../drawing/cells.ts';
import { between } from '../../drawing/geometry.ts';
import { circle, line, type Point } from '../../drawing/shape.ts';
import type { Random } from '../../random.ts';

/** A figure without symmetry: a line along a grid, with a ring at its start and a dot at its end. */
export interface Trail {
  /** Start, bends and end, in steps of the grid, around the middle of the figure. */
  points: readonly Point[];
}

/** Turns or mirrors the grid around its middle. */
export type GridMap = (point: Point) => Point;

/** The turns and mirror images of a figure on a grid. */
export const GRID_MAPS = {
  same: ([x, y]: Point): Point => [x, y],
  quarter: ([x, y]: Point): Point => [-y, x],
  half: ([x, y]: Point): Point => [-x, -y],
  threeQuarters: ([x, y]: Point): Point => [y, -x],
  leftRight: ([x, y]: Point): Point => [-x, y],
  upsideDown: ([x, y]: Point): Point => [x, -y],
  diagonal: ([x, y]: Point): Point => [y, x],
  otherDiagonal: ([x, y]: Point): Point => [-y, -x],
} as const satisfies Record<string, GridMap>;

const DIRECTIONS = [
  { step: [1, 0], name: 'right' },
  { step: [1, 1], name: 'down right' },
  { step: [0, 1], name: 'down' },
  { step: [-1, 1], name: 'down left' },
  { step: [-1, 0], name: 'left' },
  { step: [-1, -1], name: 'up left' },
  { step: [0, -1], name: 'up' },
  { step: [1, -1], name: 'up right' },
] as const satisfies readonly { step: Point; name: string }[];

/** Steps from one side of the figure to the other. */
const MAX_EXTENT = 3;
const RADIUS = 0.14;

/** A random trail whose turns and mirror images are all different. */
export function randomTrail(random: Random): Trail {
  for (;;) {
    const points = randomWalk(random, random.int(4, 5));
    const trail = points && centered(points);
    if (trail && isUnlikeItsImages(trail)) return trail;
  }
}

/** The trail turned or mirrored. */
export function mapTrail({ points }: Trail, map: GridMap): Trail {
  return { points: points.map(map) };
}

/** Draws a trail, and says how it runs. */
export function trailCell(trail: Trail): Cell {
  const points = trail.points.map(([x, y]): Point => [(x * 2) / MAX_EXTENT, (y * 2) / MAX_EXTENT]);
  const [start = [0, 0], second = [0, 0]] = points;
  const end = points.at(-1) ?? start;
  const length = Math.hypot(second[0] - start[0], second[1] - start[1]);
  const edge = between(start, second, RADIUS / length);
  return {
    shapes: [
      line([edge, ...points.slice(1)]),
      circle(start, RADIUS),
      circle(end, RADIUS, { fill: 'black' }),
    ],
    alt: `a line from a ring to a dot: ${describeRuns(trail)}`,
  };
}

/** The runs of a trail: '2 right, 1 down'. */
export function describeRuns({ points }: Trail): string {
  return points
    .slice(1)
    .map((point, index) => describeRun(points[index] ?? point, point))
    .join(', ');
}

function describeRun([x1, y1]: Point, [x2, y2]: Point): string {
  const [dx, dy] = [Math.round(x2 - x1), Math.round(y2 - y1)];
  const found = DIRECTIONS.find(({ step: [x, y] }) => x === Math.sign(dx) && y === Math.sign(dy));
  return `${Math.max(Math.abs(dx), Math.abs(dy))} ${found?.name ?? ''}`;
}

/** Bends of a walk that neither meets nor crosses itself; undefined if it leads nowhere. */
function randomWalk(random: Random, runs: number): Point[] | undefined {
  const bends: Point[] = [[0, 0]];
  const visited = new Set(['0 0']);
  let [x, y] = [0, 0];
  let before: Point = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const { step } = random.pick(DIRECTIONS);
    const [dx, dy] = step;
    const isStraight = dx * before[1] === dy * before[0] && run > 0;
    if (isStraight) return undefined;
    for (let count = random.int(1, 2); count > 0; count -= 1) {
      // The middle of a step: two diagonals cross there.
      for (const place of [`${x + dx / 2} ${y + dy / 2}`, `${x + dx} ${y + dy}`]) {
        if (visited.has(place)) return undefined;
        visited.add(place);
      }
      [x, y] = [x + dx, y + dy];
    }
    bends.push([x, y]);
    before = step;
  }
  return bends;
}

/** Undefined if the figure is too large or too slim. */
function centered(points: readonly Point[]): Trail | undefined {
  const [left, width] = extent(points.map(([x]) => x));
  const [top, height] = extent(points.map(([, y]) => y));
  const isFitting = [width, height].every((side) => side >= 2 && side <= MAX_EXTENT);
  if (!isFitting) return undefined;
  return { points: points.map(([x, y]): Point => [x - left - width / 2, y - top - height / 2]) };
}

function extent(values: readonly number[]): [least: number, size: number] {
  const least = Math.min(...values);
  return [least, Math.max(...values) - least];
}

function isUnlikeItsImages(trail: Trail): boolean {
  const images = Object.values(GRID_MAPS).map((map) => describeRuns(mapTrail(trail, map)));
  return new Set(images).size === images.length;
}
