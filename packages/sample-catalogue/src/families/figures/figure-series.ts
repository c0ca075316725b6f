import {
  describeRow,
  drawGrid,
  drawOption,
  drawRow,
  QUESTION_MARK,
  type Cell,
} from '../../drawing/cells.ts';
import { place, pointAt } from '../../drawing/geometry.ts';
import { circle, lines, type Point } from '../../drawing/shape.ts';
import {
  arrow,
  MARK_NAMES,
  markShapes,
  outlineShape,
  type Mark,
  type OutlineName,
} from '../../drawing/symbols.ts';
import type { PictureItem } from '../../family.ts';
import { counted } from '../../wording.ts';
import { figureReasoning, type FigureFamily } from './figure-family.ts';
import { filledCell, type Filled } from './filled-shape.ts';

const family = figureReasoning('Figure Series');

const SHOWN = 4;
const NEXT = 'Which figure comes next in the series?';

/** A series of states, the last of which is asked for. */
interface Series<T> {
  states: readonly T[];
  wrong: readonly T[];
  explanation: string;
}

function seriesItem<T>(series: Series<T>, toCell: (state: T) => Cell): PictureItem {
  const shown = series.states.slice(0, SHOWN).map(toCell);
  const answer = series.states.slice(SHOWN).map(toCell)[0] ?? QUESTION_MARK;
  const alt = `${describeRow(shown)} Square ${SHOWN + 1} is asked for.`;
  return {
    question: NEXT,
    figures: [drawRow([...shown, QUESTION_MARK], alt)],
    rightPicture: drawOption(answer),
    wrongPictures: series.wrong.map((state) => drawOption(toCell(state))),
    explanation: `${series.explanation} So next comes ${answer.alt}.`,
  };
}

/** The states of something that changes in equal steps, with the next one at the end. */
function steps(start: number, step: number, cycle: number): number[] {
  return Array.from({ length: SHOWN + 1 }, (_, index) => modulo(start + step * index, cycle));
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

const EIGHTHS = [
  { pointing: 'up', at: 'at the top' },
  { pointing: 'to the upper right', at: 'at the upper right' },
  { pointing: 'to the right', at: 'at the right' },
  { pointing: 'to the lower right', at: 'at the lower right' },
  { pointing: 'down', at: 'at the bottom' },
  { pointing: 'to the lower left', at: 'at the lower left' },
  { pointing: 'to the left', at: 'at the left' },
  { pointing: 'to the upper left', at: 'at the upper left' },
] as const;

/** Directions in eighths of a turn from upward, clockwise. */
interface Dial {
  arrow: number;
  dot: number;
}

function dialCell({ arrow: direction, dot }: Dial): Cell {
  return {
    shapes: [
      circle([0, 0], 0.8),
      ...arrow(1, direction * 45),
      circle(pointAt([0, 0], 0.8, dot * 45), 0.16, { fill: 'black' }),
    ],
    alt: `a circle, in it an arrow pointing ${EIGHTHS[direction]?.pointing}, on it a dot ${EIGHTHS[dot]?.at}`,
  };
}

function turnOf(step: number): string {
  const eighths = Math.abs(step);
  return `${45 * eighths}° ${step > 0 ? 'clockwise' : 'anticlockwise'}`;
}

const turning = family('figure-series-turning', 'Easy', (random) => {
  const [arrowStep, dotStep] = random.shuffle([-3, -2, -1, 1, 2, 3]).slice(0, 2) as [
    number,
    number,
  ];
  const arrows = steps(random.int(0, 7), arrowStep, 8);
  const marks = steps(random.int(0, 7), dotStep, 8);
  const states = arrows.map((direction, index) => ({ arrow: direction, dot: marks[index] ?? 0 }));
  const last = states.at(-1) ?? { arrow: 0, dot: 0 };
  const moved = (byArrow: number, byDot: number): Dial => ({
    arrow: modulo(last.arrow + byArrow, 8),
    dot: modulo(last.dot + byDot, 8),
  });
  return seriesItem(
    {
      states,
      wrong: random.shuffle([
        moved(0, -dotStep),
        moved(-arrowStep, 0),
        moved(0, -2 * dotStep),
        moved(4, 0),
      ]),
      explanation: `From square to square the arrow turns by ${turnOf(arrowStep)} and the dot moves by ${turnOf(dotStep)} around the circle.`,
    },
    dialCell,
  );
});

/** The outer fields of a grid of three by three, clockwise. */
const FIELDS: readonly { at: Point; name: string }[] = [
  { at: [-1, -1], name: 'top left' },
  { at: [0, -1], name: 'top middle' },
  { at: [1, -1], name: 'top right' },
  { at: [1, 0], name: 'middle right' },
  { at: [1, 1], name: 'bottom right' },
  { at: [0, 1], name: 'bottom middle' },
  { at: [-1, 1], name: 'bottom left' },
  { at: [-1, 0], name: 'middle left' },
];

const FIELD = 0.62;
const RULES = lines(
  [-0.5, 0.5].flatMap((side): Point[][] => [
    [
      [side * FIELD, -1.5 * FIELD],
      [side * FIELD, 1.5 * FIELD],
    ],
    [
      [-1.5 * FIELD, side * FIELD],
      [1.5 * FIELD, side * FIELD],
    ],
  ]),
  { width: 1 },
);

interface Placed {
  mark: Mark;
  /** Index in FIELDS. */
  field: number;
}

function gridCell(placed: readonly Placed[]): Cell {
  const marks = placed.flatMap(({ mark, field }) => {
    const [x, y] = FIELDS[field]?.at ?? [0, 0];
    return markShapes(mark, [x * FIELD, y * FIELD], 0.18);
  });
  const names = placed.map(({ mark, field }) => `${MARK_NAMES[mark]} ${FIELDS[field]?.name}`);
  return { shapes: [RULES, ...marks], alt: `a grid of 3 by 3 with ${names.join(', ')}` };
}

function isFree(placed: readonly Placed[]): boolean {
  return new Set(placed.map(({ field }) => field)).size === placed.length;
}

function fieldsOf(step: number): string {
  return `${counted(Math.abs(step), 'field')} ${step > 0 ? 'clockwise' : 'anticlockwise'}`;
}

const moving = family('figure-series-in-grid', 'Moderate', (random) => {
  const marks = random.shuffle(['dot', 'ring', 'cross', 'square'] as const).slice(0, 3);
  for (;;) {
    const jumps = marks.map(() => random.pick([-3, -2, -1, 1, 2, 3]));
    const ways = jumps.map((jump) => steps(random.int(0, 7), jump, 8));
    const stateAt = (index: number): Placed[] =>
      marks.map((mark, place) => ({ mark, field: ways[place]?.[index] ?? 0 }));
    const states = [0, 1, 2, 3, 4].map(stateAt);
    const wrong = marks.flatMap((_, place) =>
      [-1, 1].map((direction) =>
        stateAt(SHOWN).map((own, index) =>
          index === place
            ? { ...own, field: modulo(own.field + direction * (jumps[place] ?? 0), 8) }
            : own,
        ),
      ),
    );
    const free = random.shuffle(wrong.filter(isFree));
    if (states.every(isFree) && free.length >= 3) {
      const rule = marks.map(
        (mark, place) => `${MARK_NAMES[mark].replace('a ', 'the ')} ${fieldsOf(jumps[place] ?? 0)}`,
      );
      return seriesItem(
        {
          states,
          wrong: free,
          explanation: `From square to square the marks move along the edge of the grid: ${rule.join(', ')}.`,
        },
        gridCell,
      );
    }
  }
});

const growing = family('figure-series-shapes-and-dots', 'Easy', (random) => {
  const outlines = random
    .shuffle(['triangle', 'square', 'pentagon', 'hexagon'] as const)
    .slice(0, random.int(2, 3));
  const [start, step] = random.pick([
    [1, 1],
    [2, 1],
    [5, -1],
    [6, -1],
  ] as const);
  const firstBlack = random.int(0, 1);
  const states = Array.from({ length: SHOWN + 1 }, (_, index): Filled => ({
    outline: outlines[index % outlines.length] ?? 'triangle',
    count: start + step * index,
    isBlack: (index + firstBlack) % 2 === 0,
  }));
  const last = states[SHOWN] ?? { outline: 'triangle', count: 1, isBlack: true };
  const before = states[SHOWN - 1]?.outline ?? last.outline;
  return seriesItem(
    {
      states,
      wrong: random.shuffle<Filled>([
        { ...last, isBlack: !last.isBlack },
        { ...last, outline: before },
        { ...last, count: last.count === 1 ? 2 : last.count - 1 },
        { ...last, outline: before, isBlack: !last.isBlack },
      ]),
      explanation: `The shapes ${outlines.join(', ')} take turns, the number of dots or rings ${step > 0 ? 'grows' : 'falls'} by 1, and black dots and rings take turns.`,
    },
    filledCell,
  );
});

const SHADES = ['none', 'grey', 'black'] as const;
const SHADE_NAMES = { none: 'white', grey: 'grey', black: 'black' } as const;

interface Shaded {
  outline: OutlineName;
  shade: (typeof SHADES)[number];
  /** Dots below the shape. */
  count: number;
}

function shadedCell({ outline, shade, count }: Shaded): Cell {
  const below = Array.from({ length: count }, (_, index) =>
    circle([(index - (count - 1) / 2) * 0.4, 0.85], 0.12, { fill: 'black' }),
  );
  return {
    shapes: [...place([outlineShape(outline, 0.65, shade)], [0, -0.2]), ...below],
    alt: `a ${SHADE_NAMES[shade]} ${outline} above ${counted(count, 'dot')}`,
  };
}

const matrix = family('figure-matrix', 'Moderate', (random) => {
  const outlines = random
    .shuffle(['circle', 'triangle', 'square', 'diamond', 'pentagon'] as const)
    .slice(0, 3);
  const shades = random.shuffle(SHADES);
  const counts = random.shuffle([1, 2, 3]);
  const shift = random.pick([1, 2]);
  const states = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column): Shaded => ({
      outline: outlines[(column + row * shift) % 3] ?? 'circle',
      shade: shades[column] ?? 'none',
      count: counts[row] ?? 1,
    })),
  );
  const last = states[2]?.[2] ?? { outline: 'circle', shade: 'none', count: 1 };
  const [above, left] = [states[1]?.[2] ?? last, states[2]?.[1] ?? last];
  const rows = states.map((row) => row.map(shadedCell));
  const shown = rows.map((row, at) => (at === 2 ? [...row.slice(0, 2), QUESTION_MARK] : row));
  const described = rows.map(
    (row, at) =>
      `Row ${at + 1}: ${row
        .slice(0, at === 2 ? 2 : 3)
        .map(({ alt }) => alt)
        .join('; ')}${at === 2 ? '; a question mark' : ''}.`,
  );
  return {
    question: 'Which figure belongs in the place of the question mark?',
    figures: [drawGrid(shown, described.join(' '), 72)],
    rightPicture: drawOption(shadedCell(last)),
    wrongPictures: random
      .shuffle<Shaded>([
        { ...last, shade: left.shade },
        { ...last, count: above.count },
        { ...last, outline: left.outline },
        { ...last, outline: above.outline, shade: left.shade },
      ])
      .map((state) => drawOption(shadedCell(state))),
    explanation: `Each row and each column has every shape once. The shapes of a column have the same colour, and those of a row the same number of dots. So ${shadedCell(last).alt} is missing.`,
  };
});

export const figureSeriesFamilies: readonly FigureFamily[] = [turning, moving, growing, matrix];
