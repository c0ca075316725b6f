import { drawOption, type Cell } from '../../drawing/cells.ts';
import { lines, type Point } from '../../drawing/shape.ts';
import type { Random } from '../../random.ts';
import { figureReasoning, type FigureFamily } from './figure-family.ts';

const family = figureReasoning('Embedded Figures');

/** A line between two neighbouring points of a grid. */
type Step = readonly [Point, Point];

/** Points from one side of the grid to the other, minus one. */
const SIZE = 3;

/** All lines between neighbours, also diagonal ones, in a square grid. */
function allSteps(size: number): Step[] {
  const at = Array.from({ length: size + 1 }, (_, index) => index);
  const points = at.flatMap((x) => at.map((y): Point => [x, y]));
  const ends: readonly Point[] = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ];
  return points
    .flatMap((from) => ends.map((way): Step => [from, shifted(from, way)]))
    .filter(([, [x, y]]) => x <= size && y >= 0 && y <= size);
}

function shifted([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

function keyOf([from, to]: Step): string {
  return `${from.join(' ')} ${to.join(' ')}`;
}

function isOnEdge([[x1, y1], [x2, y2]]: Step): boolean {
  return (x1 === x2 && (x1 === 0 || x1 === SIZE)) || (y1 === y2 && (y1 === 0 || y1 === SIZE));
}

const STEPS = allSteps(SIZE);
const EDGE = STEPS.filter(isOnEdge);
const INSIDE = STEPS.filter((step) => !isOnEdge(step));

/** A connected figure of a few lines in a grid of two by two, which bends. */
function randomTarget(random: Random): Step[] {
  const steps = allSteps(2);
  for (;;) {
    const target: Step[] = [random.pick(steps)];
    while (target.length < 4) {
      const touching = steps.filter(
        (step) => !target.includes(step) && target.some((own) => isTouching(own, step)),
      );
      target.push(random.pick(touching));
    }
    const [xs, ys] = [0, 1].map((axis) => new Set(target.flat().map((point) => point[axis])));
    // One that is a part of the outer square would be in every option.
    if (xs?.size === 3 && ys?.size === 3 && !isHidden(target, EDGE)) return target;
  }
}

function isTouching([a, b]: Step, [c, d]: Step): boolean {
  return [a, b].some((point) => [c, d].some(([x, y]) => x === point[0] && y === point[1]));
}

function moved(steps: readonly Step[], by: Point): Step[] {
  return steps.map(([from, to]): Step => [shifted(from, by), shifted(to, by)]);
}

const SHIFTS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

function isHidden(target: readonly Step[], steps: readonly Step[]): boolean {
  const drawn = new Set(steps.map(keyOf));
  return SHIFTS.some((by) => moved(target, by).every((step) => drawn.has(keyOf(step))));
}

/** A square with lines in it: those that are needed, and others. */
function drawing(random: Random, needed: readonly Step[], without: readonly Step[]): Step[] {
  const known = new Set([...needed, ...without, ...EDGE].map(keyOf));
  const inner = needed.filter((step) => !isOnEdge(step));
  const others = random.shuffle(INSIDE.filter((step) => !known.has(keyOf(step))));
  return [...EDGE, ...inner, ...others.slice(0, Math.max(0, LINES_INSIDE - inner.length))];
}

/** Inner lines of a drawing. */
const LINES_INSIDE = 8;

function toCell(steps: readonly Step[], size: number, alt: string): Cell {
  const scale = 2 / SIZE;
  const strokes = joined(steps).map((stroke) =>
    stroke.map(([x, y]): Point => [(x - size / 2) * scale, (y - size / 2) * scale]),
  );
  return { shapes: [lines(strokes)], alt };
}

/** Steps in a line become one line. */
function joined(steps: readonly Step[]): Step[] {
  const open = [...steps];
  for (let index = 0; index < open.length; index += 1) {
    for (;;) {
      const [from, to] = open[index] ?? [
        [0, 0],
        [0, 0],
      ];
      const next = open.findIndex(([a, b]) => isSame(a, to) && isAlong([from, to], [a, b]));
      const [, end] = open[next] ?? [];
      if (!end) break;
      open[index] = [from, end];
      open.splice(next, 1);
      if (next < index) index -= 1;
    }
  }
  return open;
}

function isSame([x1, y1]: Point, [x2, y2]: Point): boolean {
  return x1 === x2 && y1 === y2;
}

function isAlong([a, b]: Step, [c, d]: Step): boolean {
  return (
    Math.sign(b[0] - a[0]) === Math.sign(d[0] - c[0]) &&
    Math.sign(b[1] - a[1]) === Math.sign(d[1] - c[1])
  );
}

/** The lines by the points of the grid, columns A to D and rows 1 to 4: 'A1–B2, B2–C2'. */
function namesOf(steps: readonly Step[]): string {
  const name = ([x, y]: Point): string => `${'ABCD'.charAt(x)}${y + 1}`;
  return joined(steps)
    .map(([from, to]) => `${name(from)}–${name(to)}`)
    .join(', ');
}

function optionCell(steps: readonly Step[]): Cell {
  const inner = steps.filter((step) => !isOnEdge(step));
  return toCell(
    steps,
    SIZE,
    `a square from A1 to D4, in it the lines ${namesOf(inner)} (columns A to D from the left, rows 1 to 4 from the top)`,
  );
}

const embedded = family('embedded-figure', 'Hard', (random) => {
  const target = randomTarget(random);
  const place = (): Step[] => moved(target, random.pick(SHIFTS));
  const found = place();
  const right = drawing(random, found, []);
  const wrong: Step[][] = [];
  while (wrong.length < 3) {
    const [missing, ...rest] = random.shuffle(place());
    const inner = missing && !isOnEdge(missing) ? [missing] : [];
    const steps = drawing(random, rest, inner);
    if (!isHidden(target, steps)) wrong.push(steps);
  }
  const shown = toCell(
    target,
    2,
    `a figure of the lines ${namesOf(target)} (columns A to C from the left, rows 1 to 3 from the top)`,
  );
  return {
    question: 'In which option is the given figure hidden, in the same size and not turned?',
    figures: [drawOption(shown)],
    rightPicture: drawOption(optionCell(right)),
    wrongPictures: wrong.map((steps) => drawOption(optionCell(steps))),
    explanation: `With columns A to D from the left and rows 1 to 4 from the top, the right drawing has the lines ${namesOf(found)}, which are the given figure. In each of the others at least one line of it is missing.`,
  };
});

export const hiddenFigureFamilies: readonly FigureFamily[] = [embedded];
