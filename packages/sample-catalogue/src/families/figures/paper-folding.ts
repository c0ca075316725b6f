import { describeRow, drawOption, drawRow, type Cell } from '../../drawing/cells.ts';
import { place } from '../../drawing/geometry.ts';
import { circle, line, rectangle, type Point, type Shape } from '../../drawing/shape.ts';
import { arrow } from '../../drawing/symbols.ts';
import type { Random } from '../../random.ts';
import { figureReasoning, type FigureFamily } from './figure-family.ts';

const family = figureReasoning('Paper Folding');

/** Fields from one side of the sheet to the other. Holes are in their middles. */
const FIELDS = 6;
/** Side of the sheet. */
const SIDE = 1.9;
const HOLE = 0.11;

/** A half of the sheet that is folded onto the other half. */
interface Fold {
  /** What moves. */
  half: 'left' | 'right' | 'upper' | 'lower';
  onto: 'left' | 'right' | 'upper' | 'lower';
  isSideways: boolean;
  /** Direction of the arrow. */
  degrees: number;
}

const SIDEWAYS: readonly Fold[] = [
  { half: 'left', onto: 'right', isSideways: true, degrees: 90 },
  { half: 'right', onto: 'left', isSideways: true, degrees: 270 },
];
const UPRIGHT: readonly Fold[] = [
  { half: 'upper', onto: 'lower', isSideways: false, degrees: 180 },
  { half: 'lower', onto: 'upper', isSideways: false, degrees: 0 },
];

/** Part of the sheet, in fields. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SHEET: Part = { left: 0, top: 0, width: FIELDS, height: FIELDS };

/** What is left of the sheet after a fold. */
function folded(part: Part, { onto, isSideways }: Fold): Part {
  const half = FIELDS / 2;
  if (isSideways) return { ...part, left: onto === 'right' ? half : 0, width: half };
  return { ...part, top: onto === 'lower' ? half : 0, height: half };
}

/** A place of the drawing. @param x in fields from the left side of the sheet */
function at(x: number, y: number): Point {
  const scale = SIDE / FIELDS;
  return [x * scale - SIDE / 2, y * scale - SIDE / 2];
}

function outlineOf({ left, top, width, height }: Part): Shape {
  const scale = SIDE / FIELDS;
  return rectangle(at(left, top), width * scale, height * scale);
}

/** The sheet before a fold: the line of the fold and an arrow across it. */
function foldCell(part: Part, fold: Fold): Cell {
  const { left, top, width, height } = part;
  const half = FIELDS / 2;
  const ends: [Point, Point] = fold.isSideways
    ? [at(half, top), at(half, top + height)]
    : [at(left, half), at(left + width, half)];
  return {
    shapes: [
      outlineOf(part),
      line(ends, { isDashed: true }),
      ...place(arrow(0.7, fold.degrees), at(left + width / 2, top + height / 2)),
    ],
    alt: `the ${fold.half} half is folded onto the ${fold.onto} half`,
  };
}

/** A hole by its field. */
type Hole = readonly [column: number, row: number];

function holesOf(holes: readonly Hole[]): Shape[] {
  return holes.map(([column, row]) => circle(at(column + 0.5, row + 0.5), HOLE));
}

function sorted(holes: readonly Hole[]): Hole[] {
  return holes.toSorted(([c1, r1], [c2, r2]) => r1 - r2 || c1 - c2);
}

function namesOf(holes: readonly Hole[]): string {
  return sorted(holes)
    .map(([column, row]) => `column ${column + 1} row ${row + 1}`)
    .join(', ');
}

function sheetCell(holes: readonly Hole[]): Cell {
  return {
    shapes: [outlineOf(SHEET), ...holesOf(holes)],
    alt: `a sheet with holes at ${namesOf(holes)}`,
  };
}

/** The holes after a fold is opened again. */
function opened(holes: readonly Hole[], { isSideways }: Fold): Hole[] {
  const last = FIELDS - 1;
  return [
    ...holes,
    ...holes.map(([column, row]): Hole =>
      isSideways ? [last - column, row] : [column, last - row],
    ),
  ];
}

/** Without holes that are at the same place. */
function different(holes: readonly Hole[]): Hole[] {
  return sorted([...new Map(holes.map((hole) => [hole.join(' '), hole])).values()]);
}

function punch(random: Random, { left, top, width, height }: Part, count: number): Hole[] {
  const fields = Array.from({ length: width * height }, (_, index): Hole => [
    left + (index % width),
    top + Math.floor(index / width),
  ]);
  return random.shuffle(fields).slice(0, count);
}

function unfolding(random: Random, folds: readonly Fold[], count: number) {
  const parts = [SHEET];
  for (const fold of folds) parts.push(folded(parts.at(-1) ?? SHEET, fold));
  const last = parts.at(-1) ?? SHEET;
  const holes = punch(random, last, count);
  const all = folds.toReversed().reduce(opened, holes);
  const [first = SIDEWAYS[0]] = folds;
  const other = [...SIDEWAYS, ...UPRIGHT].find(
    ({ isSideways }) => isSideways !== first?.isSideways,
  );
  const mirrored = holes.map(([column, row]): Hole => [FIELDS - 1 - column, FIELDS - 1 - row]);
  const wrong = [
    // Forgets a fold, or takes another one.
    ...folds.map((fold) => folds.filter((own) => own !== fold).reduce(opened, holes)),
    ...(other ? [opened(holes, other)] : []),
    [...holes, ...mirrored],
    // Moves the hole instead of mirroring it.
    [...holes, ...holes.map(([column, row]): Hole => movedHole([column, row], first))],
    all.slice(1),
    all.slice(0, -1),
  ];
  const cells: Cell[] = [
    ...folds.map((fold, index) => foldCell(parts[index] ?? SHEET, fold)),
    {
      shapes: [outlineOf(last), ...holesOf(holes)],
      alt: `the folded sheet has ${count === 1 ? 'a hole' : 'holes'} punched at ${namesOf(holes)}`,
    },
  ];
  const numbered =
    'Columns are counted from the left and rows from the top of the open sheet, 6 of each.';
  return {
    question:
      'A square sheet of paper is folded and punched as shown. Which figure shows the sheet when it is opened again?',
    figures: [drawRow(cells, `${describeRow(cells)} ${numbered}`)],
    rightPicture: drawOption(sheetCell(different(all))),
    wrongPictures: wrong.map((own) => drawOption(sheetCell(different(own)))),
    explanation: `Open the folds from the last to the first: each opening mirrors every hole at the line of the fold. Counting columns from the left and rows from the top, 6 of each, the holes are at ${namesOf(different(all))}.`,
  };
}

function movedHole([column, row]: Hole, fold: Fold | undefined): Hole {
  const half = FIELDS / 2;
  return fold?.isSideways ? [(column + half) % FIELDS, row] : [column, (row + half) % FIELDS];
}

const once = family('paper-folded-once', 'Easy', (random) =>
  unfolding(random, [random.pick([...SIDEWAYS, ...UPRIGHT])], 2),
);

const twice = family('paper-folded-twice', 'Moderate', (random) =>
  unfolding(
    random,
    random.shuffle([random.pick(SIDEWAYS), random.pick(UPRIGHT)]),
    random.int(1, 2),
  ),
);

export const paperFoldingFamilies: readonly FigureFamily[] = [once, twice];
