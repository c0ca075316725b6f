import type { Family } from '../../family.ts';
import { counted, figure, ordinal } from '../../wording.ts';
import { balanced } from './balanced.ts';
import { listed, range, sumOf } from './listing.ts';

const AWARENESS = 'Computer Awareness';

const FORMULAS: readonly { text: string; of(cells: readonly number[]): number; why: string }[] = [
  { text: '=SUM(A1:A4)', of: sumOf, why: 'SUM adds up all four cells' },
  {
    text: '=MAX(A1:A4)-MIN(A1:A4)',
    of: (cells) => Math.max(...cells) - Math.min(...cells),
    why: 'the least value is taken from the greatest',
  },
  {
    text: '=AVERAGE(A1:A4)',
    of: (cells) => sumOf(cells) / 4,
    why: 'AVERAGE divides the sum of the cells by their number',
  },
  {
    text: '=SUM(A1,A4)',
    of: ([a = 0, , , d = 0]) => a + d,
    why: 'with a comma only the two cells A1 and A4 are added',
  },
  {
    text: '=A1+A2*A3',
    of: ([a = 0, b = 0, c = 0]) => a + b * c,
    why: 'multiplication comes before addition',
  },
  {
    text: '=SUM(A1:A3)-A4',
    of: ([a = 0, b = 0, c = 0, d = 0]) => a + b + c - d,
    why: 'A4 is taken from the sum of A1, A2 and A3',
  },
  {
    text: '=(A1+A2)*A4',
    of: ([a = 0, b = 0, , d = 0]) => (a + b) * d,
    why: 'the bracket is worked out first',
  },
];

function signed(value: number): string {
  return figure(value).replace('-', '−');
}

const spreadsheetFormula: Family = {
  name: 'spreadsheet-formula',
  subject: AWARENESS,
  topic: 'Office Software',
  difficulty: 'Easy',
  make(random) {
    const cells = range(1, 4).map(() => random.int(2, 20));
    const formula = random.pick(FORMULAS);
    const value = formula.of(cells);
    const [a = 0, b = 0, c = 0] = cells;
    return {
      question: `In a worksheet the cells A1, A2, A3 and A4 hold ${listed(cells)}. What does the formula ${formula.text} show?`,
      right: signed(value),
      wrong: [
        ...(formula.text === '=A1+A2*A3' ? [(a + b) * c] : []),
        ...random.shuffle(FORMULAS).map((other) => other.of(cells)),
      ].map(signed),
      explanation: `In this formula ${formula.why}, which gives ${signed(value)}.`,
    };
  },
};

/** A reference to a cell, each part of which may be held fast by a dollar sign. */
interface Reference {
  column: number;
  row: number;
  isColumnFixed: boolean;
  isRowFixed: boolean;
}

function referenceText({ column, row, isColumnFixed, isRowFixed }: Reference): string {
  return `${isColumnFixed ? '$' : ''}${columnName(column)}${isRowFixed ? '$' : ''}${row}`;
}

function moved(reference: Reference, right: number, down: number): Reference {
  return {
    ...reference,
    column: reference.column + (reference.isColumnFixed ? 0 : right),
    row: reference.row + (reference.isRowFixed ? 0 : down),
  };
}

function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return column > 26 ? columnName((column - 1 - rest) / 26) + letter : letter;
}

const copiedFormula: Family = {
  name: 'spreadsheet-copied-formula',
  subject: AWARENESS,
  topic: 'Office Software',
  difficulty: 'Moderate',
  make(random) {
    const reference = (isColumnFixed: boolean, isRowFixed: boolean): Reference => ({
      column: random.int(1, 3),
      row: random.int(1, 5),
      isColumnFixed,
      isRowFixed,
    });
    const first = reference(false, false);
    const second = random.pick([
      reference(true, true),
      reference(true, false),
      reference(false, true),
    ]);
    const [right, down] = [random.int(0, 2), random.int(1, 4)];
    const from = { column: 5, row: 2, isColumnFixed: false, isRowFixed: false };
    const operator = random.pick(['+', '*', '-']);
    const text = (a: Reference, b: Reference): string =>
      `=${referenceText(a)}${operator}${referenceText(b)}`;
    const free = (one: Reference): Reference => ({
      ...one,
      isColumnFixed: false,
      isRowFixed: false,
    });
    const shifted = moved(free(second), right, down);
    return {
      question: `Cell ${referenceText(from)} of a worksheet holds the formula ${text(first, second)}. It is copied to cell ${referenceText(moved(from, right, down))}. Which formula is there?`,
      right: text(moved(first, right, down), moved(second, right, down)),
      wrong: [
        text(first, second),
        text(moved(first, right, down), { ...second, column: shifted.column, row: shifted.row }),
        text(first, moved(second, right, down)),
        text(moved(first, down, right), moved(second, down, right)),
        text(moved(first, right, down + 1), moved(second, right, down + 1)),
      ],
      explanation: `The copy is ${right === 0 ? 'in the same column' : `${counted(right, 'column')} to the right`} and ${counted(down, 'row')} down. Parts without a dollar sign move along, parts behind one stay.`,
    };
  },
};

const columnNumber: Family = {
  name: 'spreadsheet-column-name',
  subject: AWARENESS,
  topic: 'Office Software',
  difficulty: 'Easy',
  make(random) {
    const column = random.int(27, 200);
    const rest = ((column - 1) % 26) + 1;
    const name = columnName(column);
    return {
      question: `The columns of a worksheet are A, B, …, Z, AA, AB and so on. What is the name of the ${ordinal(column)} column?`,
      right: name,
      wrong: [column + 1, column - 1, column + 26].map(columnName),
      explanation: `After ${(column - rest) / 26} × 26 = ${column - rest} columns come those that begin with ${name.charAt(0)}; the ${ordinal(rest)} letter is ${name.charAt(1)}: ${name}.`,
    };
  },
};

export const spreadsheetFamilies: readonly Family[] = [
  spreadsheetFormula,
  copiedFormula,
  columnNumber,
].map(balanced);
