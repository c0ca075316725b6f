import { drawOption, FULL_WIDTH, QUESTION_MARK, type Cell } from '../../drawing/cells.ts';
import { place } from '../../drawing/geometry.ts';
import { draw } from '../../drawing/picture.ts';
import { circle, label, line, rectangle, type Point } from '../../drawing/shape.ts';
import {
  MARK_NAMES,
  MARKS,
  markShapes,
  outlineShape,
  type Mark,
  type OutlineName,
} from '../../drawing/symbols.ts';
import type { PictureItem } from '../../family.ts';
import type { Random } from '../../random.ts';
import type { SampleFigure } from '../../records.ts';
import { figureReasoning, type FigureFamily } from './figure-family.ts';
import { GRID_MAPS, type GridMap } from './trail.ts';

const family = figureReasoning('Figure Analogy');

const SIDE = 64;
const HEIGHT = 68;
/** Left sides of the four squares. */
const PLACES = [2, 84, 172, 254] as const;

/** The first two figures, and the third with a question mark. */
function drawAnalogy(cells: readonly [Cell, Cell, Cell]): SampleFigure {
  const [a, b, c] = cells;
  const squares = [a, b, c, QUESTION_MARK].flatMap((cell, index) => {
    const left = PLACES[index] ?? 0;
    return [
      rectangle([left, 2], SIDE, SIDE, { width: 1 }),
      ...place(cell.shapes, [left + SIDE / 2, 2 + SIDE / 2], SIDE * 0.4),
    ];
  });
  const middle = HEIGHT / 2;
  return draw(
    { width: FULL_WIDTH, height: HEIGHT },
    [...squares, label([75, middle], ':'), label([160, middle], '::'), label([245, middle], ':')],
    `Figure 1: ${a.alt}. Figure 2: ${b.alt}. Figure 3: ${c.alt}. Figure 4 is asked for.`,
  );
}

const QUESTION =
  'Figure 2 is made from figure 1. Which figure is made from figure 3 in the same way?';

/** Marks in the corners of a square that is divided into four. */
type Tile = readonly { mark: Mark; at: Point }[];

const CORNERS = [
  { at: [-1, -1], name: 'top left' },
  { at: [1, -1], name: 'top right' },
  { at: [1, 1], name: 'bottom right' },
  { at: [-1, 1], name: 'bottom left' },
] as const satisfies readonly { at: Point; name: string }[];

/** A tile with three different marks: its turns and mirror images are all different. */
function randomTile(random: Random): Tile {
  const marks = random.shuffle(MARKS).slice(0, 3);
  const corners = random.shuffle(CORNERS);
  return marks.map((mark, index) => ({ mark, at: corners[index]?.at ?? [0, 0] }));
}

function tileCell(tile: Tile): Cell {
  const named = CORNERS.flatMap(({ at, name }) => {
    const found = tile.find((own) => own.at[0] === at[0] && own.at[1] === at[1]);
    return found ? [`${MARK_NAMES[found.mark]} ${name}`] : [];
  });
  return {
    shapes: [
      rectangle([-1, -1], 2, 2),
      line([
        [-1, 0],
        [1, 0],
      ]),
      line([
        [0, -1],
        [0, 1],
      ]),
      ...tile.flatMap(({ mark, at: [x, y] }) => markShapes(mark, [x / 2, y / 2], 0.2)),
    ],
    alt: `a square of four fields with ${named.join(', ')}`,
  };
}

const CHANGES = [
  { map: 'quarter', rule: 'turned clockwise by a quarter turn' },
  { map: 'threeQuarters', rule: 'turned anticlockwise by a quarter turn' },
  { map: 'half', rule: 'turned by half a turn' },
  { map: 'leftRight', rule: 'mirrored, so that left and right are swapped' },
  { map: 'upsideDown', rule: 'mirrored, so that above and below are swapped' },
] as const satisfies readonly { map: keyof typeof GRID_MAPS; rule: string }[];

const turned = family('figure-analogy-turned', 'Moderate', (random) => {
  const [change = CHANGES[0], ...others] = random.shuffle(CHANGES);
  const [first, third] = [randomTile(random), randomTile(random)];
  const mapped = (tile: Tile, map: GridMap): Cell =>
    tileCell(tile.map(({ mark, at }) => ({ mark, at: map(at) })));
  const answer = mapped(third, GRID_MAPS[change.map]);
  return {
    question: QUESTION,
    figures: [
      drawAnalogy([tileCell(first), mapped(first, GRID_MAPS[change.map]), tileCell(third)]),
    ],
    rightPicture: drawOption(answer),
    wrongPictures: others.map(({ map }) => drawOption(mapped(third, GRID_MAPS[map]))),
    explanation: `Figure 2 is figure 1 ${change.rule}. Figure 3, changed like this, is ${answer.alt}.`,
  };
});

/** A shape within another. */
interface Nested {
  outer: OutlineName;
  inner: OutlineName;
  isFilled: boolean;
  isDotted: boolean;
}

function nestedCell({ outer, inner, isFilled, isDotted }: Nested): Cell {
  return {
    shapes: [
      ...place([outlineShape(outer, 0.8)], [0, 0.2]),
      ...place([outlineShape(inner, 0.34, isFilled ? 'grey' : 'none')], [0, 0.2]),
      ...(isDotted ? [circle([0, -0.85], 0.14, { fill: 'black' })] : []),
    ],
    alt: `a ${isFilled ? 'grey' : 'white'} ${inner} in a ${outer}, ${isDotted ? 'with' : 'without'} a dot above it`,
  };
}

const OPERATIONS = [
  {
    name: 'the inner and the outer shape change places',
    apply: (nested: Nested): Nested => ({ ...nested, outer: nested.inner, inner: nested.outer }),
  },
  {
    name: 'the inner shape changes its colour',
    apply: (nested: Nested): Nested => ({ ...nested, isFilled: !nested.isFilled }),
  },
  {
    name: 'the dot comes or goes',
    apply: (nested: Nested): Nested => ({ ...nested, isDotted: !nested.isDotted }),
  },
] as const;

function randomNested(random: Random): Nested {
  const [outer = 'circle', inner = 'square'] = random.shuffle([
    'circle',
    'triangle',
    'square',
    'diamond',
    'pentagon',
  ] as const);
  return { outer, inner, isFilled: random.int(0, 1) === 1, isDotted: random.int(0, 1) === 1 };
}

function apply(nested: Nested, chosen: ReadonlySet<number>): Nested {
  return OPERATIONS.reduce(
    (result, operation, index) => (chosen.has(index) ? operation.apply(result) : result),
    nested,
  );
}

function nestedItem(random: Random): PictureItem {
  const chosen = new Set(random.shuffle([0, 1, 2]).slice(0, random.int(2, 3)));
  const [first, third] = [randomNested(random), randomNested(random)];
  const subsets = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]].map(
    (operations) => new Set(operations),
  );
  const distanceOf = (other: ReadonlySet<number>): number =>
    OPERATIONS.filter((_, index) => chosen.has(index) !== other.has(index)).length;
  const wrong = random
    .shuffle(subsets.filter((other) => distanceOf(other) > 0))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const answer = nestedCell(apply(third, chosen));
  return {
    question: QUESTION,
    figures: [
      drawAnalogy([nestedCell(first), nestedCell(apply(first, chosen)), nestedCell(third)]),
    ],
    rightPicture: drawOption(answer),
    wrongPictures: wrong.map((operations) => drawOption(nestedCell(apply(third, operations)))),
    explanation: `From figure 1 to figure 2 ${OPERATIONS.filter((_, index) => chosen.has(index))
      .map(({ name }) => name)
      .join(', and ')}. So figure 4 is ${answer.alt}.`,
  };
}

const nested = family('figure-analogy-nested', 'Easy', nestedItem);

export const figureAnalogyFamilies: readonly FigureFamily[] = [turned, nested];
