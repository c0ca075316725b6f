import {
  directionOf,
  framedParts,
  indexesWhere,
  partOf,
  type Drawn,
} from '../../testing/compare-drawings.ts';
import {
  describeFigureFamilies,
  type FigureSolver,
  type SeenPicture,
} from '../../testing/describe-figures.ts';
import { figureSeriesFamilies } from './figure-series.ts';

/** The drawing of an option, around the origin and as large as in a square of the question. */
function optionPart({ width, height, ...drawn }: SeenPicture): Drawn {
  return centered(partOf(drawn, [0, 0, width, height]), width / 2, height / 2);
}

function centered({ lines, circles }: Drawn, cx: number, cy: number): Drawn {
  return {
    lines: lines.map((own) => ({ ...own, points: own.points.map(([x, y]) => [x - cx, y - cy]) })),
    circles: circles.map((own) => ({
      ...own,
      center: [own.center[0] - cx, own.center[1] - cy],
    })),
  };
}

/**
 * Finds the options whose state is the next of the series.
 *
 * @param next the state that follows those of the squares
 */
function seriesSolver<T>(
  read: (drawn: Drawn) => T,
  next: (states: readonly T[]) => T,
): FigureSolver {
  return ({ figures: [shown], options }) => {
    const squares = shown ? framedParts(shown) : [];
    const expected = JSON.stringify(next(squares.slice(0, -1).map(read)));
    return indexesWhere(options, (option) => JSON.stringify(read(optionPart(option))) === expected);
  };
}

/** The next number of a series with equal steps around a cycle. Throws if the steps differ. */
function nextInCycle(values: readonly number[], cycle: number): number {
  const steps = values
    .slice(1)
    .map((value, index) => (value - (values[index] ?? 0) + cycle) % cycle);
  if (new Set(steps).size !== 1) throw new Error(`Unequal steps: ${values.join(', ')}`);
  return ((values.at(-1) ?? 0) + (steps[0] ?? 0)) % cycle;
}

/** Directions of the arrow and of the dot on the circle, in eighths of a turn. */
function readDial({ lines, circles }: Drawn): number[] {
  const [tail = [0, 0], tip = [0, 0]] =
    lines.find(({ points }) => points.length === 2)?.points ?? [];
  const dot = circles.find(({ fill }) => fill !== 'none')?.center ?? [0, 0];
  return [directionOf([tip[0] - tail[0], tip[1] - tail[1]]), directionOf(dot)].map(
    (degrees) => Math.round(degrees / 45) % 8,
  );
}

/** The marks in a grid by their kind, with their direction from the middle in eighths of a turn. */
function readGrid({ lines, circles }: Drawn): Record<string, number> {
  const marks: [string, readonly [number, number]][] = [
    ...circles.map(({ fill, center }): [string, readonly [number, number]] => [fill, center]),
    ...lines
      .filter(({ points, width }) => width === 2 && (points.length === 5 || points.length === 2))
      .map(({ points }): [string, readonly [number, number]] => {
        const [first = [0, 0]] = points;
        const opposite = points[points.length === 5 ? 2 : 1] ?? first;
        return [
          points.length === 5 ? 'square' : 'cross',
          [(first[0] + opposite[0]) / 2, (first[1] + opposite[1]) / 2],
        ];
      }),
  ];
  return Object.fromEntries(
    marks
      .map(([kind, center]): [string, number] => [kind, Math.round(directionOf(center) / 45) % 8])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
}

function nextGrid(states: readonly Record<string, number>[]): Record<string, number> {
  const [first = {}] = states;
  return Object.fromEntries(
    Object.keys(first).map((kind) => [
      kind,
      nextInCycle(
        states.map((state) => state[kind] ?? -1),
        8,
      ),
    ]),
  );
}

/** Corners of the outer shape, number of small circles in it, and their filling. */
function readDotted({ lines, circles }: Drawn): [number, number, string] {
  return [(lines[0]?.points.length ?? 1) - 1, circles.length, circles[0]?.fill ?? ''];
}

function nextDotted(states: readonly [number, number, string][]): [number, number, string] {
  const corners = states.map(([sides]) => sides);
  const period = corners.slice(2).every((sides, index) => sides === corners[index]) ? 2 : 3;
  const counts = states.map(([, count]) => count);
  return [
    corners[corners.length % period] ?? 0,
    nextInCycle(counts, 1000),
    states[states.length % 2]?.[2] ?? '',
  ];
}

/** The upper shape with its filling, and the number of dots below it. */
function readShaded({ lines, circles }: Drawn): { shape: string; fill: string; dots: number } {
  const [round, ...dots] = circles.toSorted((a, b) => b.radius - a.radius);
  const [outline] = lines;
  if (!outline) return { shape: 'circle', fill: round?.fill ?? '', dots: dots.length };
  // A square and a diamond have the same corners, but not at the same distance from the middle line.
  const isOnAxis = outline.points.some(([x]) => Math.abs(x) < 1);
  const shape = `${outline.points.length} ${isOnAxis}`;
  return { shape, fill: outline.fill, dots: circles.length };
}

describeFigureFamilies(
  'families of figure series',
  figureSeriesFamilies,
  {
    'figure-series-turning': seriesSolver(readDial, (states) =>
      [0, 1].map((part) =>
        nextInCycle(
          states.map((state) => state[part] ?? 0),
          8,
        ),
      ),
    ),
    'figure-series-in-grid': seriesSolver(readGrid, nextGrid),
    'figure-series-shapes-and-dots': seriesSolver(readDotted, nextDotted),
    'figure-matrix': ({ figures: [shown], options }) => {
      const cells = (shown ? framedParts(shown) : []).map(readShaded);
      const shapes = new Set(cells.slice(0, 3).map(({ shape }) => shape));
      const [left, middle] = cells.slice(6);
      const missing = [...shapes].find((shape) => shape !== left?.shape && shape !== middle?.shape);
      const expected = { shape: missing, fill: cells[2]?.fill, dots: left?.dots };
      return indexesWhere(
        options,
        (option) => JSON.stringify(readShaded(optionPart(option))) === JSON.stringify(expected),
      );
    },
  },
  { 'figure-series-shapes-and-dots': 100 },
);
