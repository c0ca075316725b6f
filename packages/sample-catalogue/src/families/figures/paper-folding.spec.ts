import type { Point } from '../../drawing/shape.ts';
import {
  directionOf,
  distance,
  framedParts,
  indexesWhere,
  type Drawn,
} from '../../testing/compare-drawings.ts';
import {
  describeFigureFamilies,
  type FigureSolver,
  type SeenPicture,
} from '../../testing/describe-figures.ts';
import { paperFoldingFamilies } from './paper-folding.ts';

/** Mirrors a point at the dashed line of a fold, which is level or upright. */
function mirrored([x, y]: Point, { lines }: Drawn): Point {
  const [[x1, y1] = [0, 0], [x2] = [0, 0]] = lines.find(({ isDashed }) => isDashed)?.points ?? [];
  return Math.abs(x1 - x2) < 1 ? [2 * x1 - x, y] : [x, 2 * y1 - y];
}

/** Checks that the arrow of a fold points to where the holes are. */
function expectFoldedTo({ lines }: Drawn, hole: Point): void {
  const arrow =
    lines.find(({ points, isDashed }) => points.length === 2 && !isDashed)?.points ?? [];
  const [tail = [0, 0], tip = [0, 0]] = arrow;
  const middle: Point = [(tail[0] + tip[0]) / 2, (tail[1] + tip[1]) / 2];
  const way = directionOf([tip[0] - tail[0], tip[1] - tail[1]]);
  const [dx, dy] = [hole[0] - middle[0], hole[1] - middle[1]];
  const along = way % 180 === 0 ? dy * (way === 180 ? 1 : -1) : dx * (way === 90 ? 1 : -1);
  if (along <= 0) throw new Error('The holes are in the part that moved.');
}

const unfold: FigureSolver = ({ figures: [shown], options }) => {
  const squares = shown ? framedParts(shown) : [];
  const folds = squares.slice(0, -1);
  let holes = (squares.at(-1)?.circles ?? []).map(({ center }) => center);
  for (const fold of folds.toReversed()) {
    for (const hole of holes) expectFoldedTo(fold, hole);
    holes = [...holes, ...holes.map((hole) => mirrored(hole, fold))];
  }
  return indexesWhere(options, (option) => hasHoles(option, holes));
};

function hasHoles({ circles, width, height }: SeenPicture, holes: readonly Point[]): boolean {
  const centers = circles.map(({ center: [x, y] }): Point => [x - width / 2, y - height / 2]);
  const covers = (some: readonly Point[], others: readonly Point[]): boolean =>
    others.every((hole) => some.some((other) => distance(hole, other) < 2));
  return covers(centers, holes) && covers(holes, centers);
}

describeFigureFamilies('families of paper folding', paperFoldingFamilies, {
  'paper-folded-once': unfold,
  'paper-folded-twice': unfold,
});
