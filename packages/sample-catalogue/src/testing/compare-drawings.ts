import type { Point } from '../drawing/shape.ts';
import type { ReadCircle, ReadDrawing, ReadLine } from './read-drawing.ts';

type Map = (point: Point) => Point;

/** The drawn lines and circles of a picture; texts do not count. */
export type Drawn = Pick<ReadDrawing, 'lines' | 'circles'>;

/** What is within a rectangle of a picture. */
export function partOf(
  { lines, circles }: Drawn,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Drawn {
  const isInside = ([x, y]: Point): boolean => x > left && x < right && y > top && y < bottom;
  return {
    lines: lines.filter(({ points }) => points.every(isInside)),
    circles: circles.filter(({ center }) => isInside(center)),
  };
}

/** Moves and enlarges what is drawn, so that it is 100 units large and around the origin. */
export function normalized(drawn: Drawn): Drawn {
  const corners = [
    ...drawn.lines.flatMap(({ points }) => points),
    ...drawn.circles.flatMap(({ center: [x, y], radius }): Point[] => [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const scale = 100 / Math.max(right - left, bottom - top);
  const map = ([x, y]: Point): Point => [
    (x - (left + right) / 2) * scale,
    (y - (top + bottom) / 2) * scale,
  ];
  return mapDrawn(drawn, map, scale);
}

/** What is drawn after a map of the plane. */
export function mapDrawn({ lines, circles }: Drawn, map: Map, scale = 1): Drawn {
  return {
    lines: lines.map((own) => ({ ...own, points: own.points.map(map) })),
    circles: circles.map((own) => ({
      ...own,
      center: map(own.center),
      radius: own.radius * scale,
    })),
  };
}

/** Whether two drawings look the same: every part of one is, but for a small error, a part of the other. */
export function looksLike(a: Drawn, b: Drawn, error = 1.5): boolean {
  return covers(a, b, error) && covers(b, a, error);
}

function covers(whole: Drawn, part: Drawn, error: number): boolean {
  return (
    part.circles.every((own) => whole.circles.some((other) => isSameCircle(own, other, error))) &&
    part.lines.every((own) => isCovered(own, whole.lines, error))
  );
}

function isSameCircle(a: ReadCircle, b: ReadCircle, error: number): boolean {
  return (
    a.fill === b.fill &&
    distance(a.center, b.center) <= error &&
    Math.abs(a.radius - b.radius) <= error
  );
}

/** Every point of a line is on a line with the same filling. */
function isCovered(own: ReadLine, others: readonly ReadLine[], error: number): boolean {
  const alike = others.filter(
    ({ fill, isDashed }) => fill === own.fill && isDashed === own.isDashed,
  );
  return segmentsOf(own).every((segment) =>
    samplesOf(segment).every((point) =>
      alike.some((other) => segmentsOf(other).some((it) => distanceTo(point, it) <= error)),
    ),
  );
}

export type Segment = readonly [Point, Point];

export function segmentsOf({ points }: Pick<ReadLine, 'points'>): Segment[] {
  return points.slice(1).map((point, index) => [points[index] ?? point, point]);
}

function samplesOf([a, b]: Segment): Point[] {
  const count = Math.ceil(distance(a, b) / 2) + 1;
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
}

export function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x1 - x2, y1 - y2);
}

/** From a point to the nearest point of a segment. */
export function distanceTo(point: Point, [a, b]: Segment): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return distance(point, [a[0] + dx * share, a[1] + dy * share]);
}

/** The pictures' parts in squares of the same size, in rows and columns. */
export function framedParts(drawn: Drawn): Drawn[] {
  const frames = drawn.lines
    .filter(({ points, width }) => points.length === 5 && width === 1)
    .map(({ points: [first = [0, 0], , opposite = [0, 0]] }) => [...first, ...opposite] as const);
  return frames
    .toSorted(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2)
    .map(([left, top, right, bottom]) => {
      const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
      const part = partOf(drawn, [left, top, right, bottom]);
      return mapDrawn(part, ([x, y]) => [x - cx, y - cy]);
    });
}

/** The eight turns and mirror images of a square around the origin. */
export const SQUARE_MAPS: readonly Map[] = [
  ([x, y]) => [x, y],
  ([x, y]) => [-y, x],
  ([x, y]) => [-x, -y],
  ([x, y]) => [y, -x],
  ([x, y]) => [-x, y],
  ([x, y]) => [x, -y],
  ([x, y]) => [y, x],
  ([x, y]) => [-y, -x],
];

/** Indexes of the items that pass a test. */
export function indexesWhere<T>(items: readonly T[], test: (item: T) => boolean): number[] {
  return items.flatMap((item, index) => (test(item) ? [index] : []));
}

/** Whether one drawing is a part of another. */
export function isPartOf(part: Drawn, whole: Drawn, error = 1.5): boolean {
  return covers(whole, part, error);
}

/** Direction from the origin to a point, in degrees from upward, clockwise, from 0 to 360. */
export function directionOf([x, y]: Point): number {
  return (Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360;
}
