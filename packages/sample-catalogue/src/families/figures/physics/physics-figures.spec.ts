import type { Point } from '../../../drawing/shape.ts';
import { directionOf } from '../../../testing/compare-drawings.ts';
import { describeFigureFamilies, type SeenPicture } from '../../../testing/describe-figures.ts';
import { physicsFigureFamilies } from './physics-figures.ts';

/** The velocity at every bend of the graph, by the numbers at the axes. */
function readGraph({ lines, texts }: SeenPicture): { seconds: number; speed: number }[] {
  const graph = lines.find(({ width, points }) => width === 3 && points.length === 4)?.points ?? [];
  const numbers = texts.filter(({ text }) => /^\d+$/.test(text) && text !== '0');
  const baseline = Math.max(...graph.map(([, y]) => y));
  return graph.map(([x, y]) => {
    const below = numbers.find(({ at }) => Math.abs(at[0] - x) < 1 && at[1] > baseline);
    const beside = numbers.find(
      ({ at }) => Math.abs(at[1] - y) < 1 && at[0] < (graph[0]?.[0] ?? 0),
    );
    return { seconds: Number(below?.text ?? 0), speed: Number(beside?.text ?? 0) };
  });
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Angle between two directions, from 0 to 180 degrees. */
function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}

function wayOf([x1, y1]: Point, [x2, y2]: Point): number {
  return directionOf([x2 - x1, y2 - y1]);
}

describeFigureFamilies('families of physics with figures', physicsFigureFamilies, {
  'velocity-time-graph': ({ stem, figures: [shown] }) => {
    const bends = shown ? readGraph(shown) : [];
    const parts = bends.slice(1).map((end, index) => {
      const start = bends[index] ?? end;
      const time = end.seconds - start.seconds;
      return {
        time,
        distance: ((start.speed + end.speed) / 2) * time,
        slope: (end.speed - start.speed) / time,
      };
    });
    const distance = parts.reduce((sum, part) => sum + part.distance, 0);
    if (stem.includes('distance')) return round(distance);
    if (stem.includes('average')) return round(distance / (bends.at(-1)?.seconds ?? 1));
    return round(
      stem.includes('retardation') ? -(parts.at(-1)?.slope ?? 0) : (parts[0]?.slope ?? 0),
    );
  },
  'ray-between-two-mirrors': ({ stem, figures: [shown] }) => {
    const ray =
      shown?.lines.find(
        ({ width, points, fill }) => width === 2 && points.length === 4 && fill === 'none',
      )?.points ?? [];
    const mirrors = shown?.lines.find(({ width }) => width === 3)?.points ?? [];
    const [start = [0, 0], first = [0, 0], second = [0, 0], end = [0, 0]] = ray;
    const [level = [0, 0], corner = [0, 0], tilted = [0, 0]] = mirrors;
    const incoming = wayOf(first, second);
    const mirror = wayOf(corner, tilted);
    // At each mirror the ray makes the same angle with the mirror before and after.
    const lean = (way: number, surface: number): number =>
      Math.min(angleBetween(way, surface), angleBetween(way, surface + 180));
    const pairs = [
      [lean(wayOf(start, first), wayOf(corner, level)), lean(incoming, wayOf(corner, level))],
      [lean(incoming, mirror), lean(wayOf(second, end), mirror)],
    ];
    if (pairs.some(([before = 0, after = 0]) => Math.abs(before - after) > 1)) return Number.NaN;
    if (!stem.includes('turned')) return Math.round(90 - lean(incoming, mirror));
    // Drawn angles are exact to a degree, and the whole turn is even.
    const turn =
      angleBetween(wayOf(start, first), incoming) + angleBetween(incoming, wayOf(second, end));
    return 2 * Math.round(turn / 2);
  },
});
