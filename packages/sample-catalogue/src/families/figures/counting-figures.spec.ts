import type { Point } from '../../drawing/shape.ts';
import { distanceTo, segmentsOf, type Segment } from '../../testing/compare-drawings.ts';
import { describeFigureFamilies, type FigureSolver } from '../../testing/describe-figures.ts';
import { countingFigureFamilies } from './counting-figures.ts';

/** Where two lines of a figure meet; undefined if they do not. */
function meetingOf([a, b]: Segment, [c, d]: Segment): Point | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const area = ux * vy - uy * vx;
  if (Math.abs(area) < 1) return undefined;
  const share = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / area;
  const point: Point = [a[0] + ux * share, a[1] + uy * share];
  const isOnBoth = distanceTo(point, [a, b]) < 1 && distanceTo(point, [c, d]) < 1;
  return isOnBoth ? point : undefined;
}

/** Counts the triples of lines that meet each other in three different points. */
const countTriangles: FigureSolver = ({ figures: [shown] }) => {
  const segments = (shown?.lines ?? []).flatMap(segmentsOf);
  let count = 0;
  for (const [i, first] of segments.entries()) {
    for (const [j, second] of segments.slice(0, i).entries()) {
      for (const third of segments.slice(0, j)) {
        const corners = [
          meetingOf(first, second),
          meetingOf(second, third),
          meetingOf(first, third),
        ];
        const [p, q, r] = corners;
        if (!p || !q || !r) continue;
        const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
        if (Math.abs(area) > 20) count += 1;
      }
    }
  }
  return count;
};

/** Counts the rectangles all of whose sides are drawn, or only the squares. */
const countInGrid: FigureSolver = ({ stem, figures: [shown] }) => {
  const segments = (shown?.lines ?? []).flatMap(segmentsOf);
  const along = (axis: 0 | 1): number[] =>
    [...new Set(segments.flat().map((point) => Math.round(point[axis])))].toSorted((a, b) => a - b);
  const isDrawn = (from: Point, to: Point): boolean =>
    segments.some((own) => distanceTo(from, own) < 1 && distanceTo(to, own) < 1);
  let [rectangles, squares] = [0, 0];
  const [xs, ys] = [along(0), along(1)];
  for (const left of xs) {
    for (const right of xs.filter((x) => x > left)) {
      for (const top of ys) {
        for (const bottom of ys.filter((y) => y > top)) {
          const isWhole =
            isDrawn([left, top], [right, top]) &&
            isDrawn([left, bottom], [right, bottom]) &&
            isDrawn([left, top], [left, bottom]) &&
            isDrawn([right, top], [right, bottom]);
          if (!isWhole) continue;
          rectangles += 1;
          if (Math.abs(right - left - (bottom - top)) < 3) squares += 1;
        }
      }
    }
  }
  return stem.includes('squares are there') ? squares : rectangles;
};

describeFigureFamilies(
  'families of counting figures',
  countingFigureFamilies,
  {
    'triangles-from-one-corner': countTriangles,
    'triangles-from-two-corners': countTriangles,
    'squares-and-rectangles-in-grid': countInGrid,
  },
  { 'triangles-from-one-corner': 30, 'triangles-from-two-corners': 15 },
);
