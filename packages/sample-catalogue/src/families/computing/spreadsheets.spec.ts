import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numberAt, numbersOf, type Solver } from '../../testing/expect-family.ts';
import { spreadsheetFamilies } from './spreadsheets.ts';

/** Works out a worksheet formula: functions over ranges first, then the arithmetic that is left. */
function evaluate(formula: string, cells: readonly number[]): number {
  const cell = (name: string): number => cells[Number(name.slice(1)) - 1] ?? Number.NaN;
  const plain = formula
    .replace(
      /([A-Z]+)\((A\d)([:,])(A\d)\)/g,
      (_, name: string, from: string, mark: string, to: string) => {
        const values =
          mark === ','
            ? [cell(from), cell(to)]
            : cells.slice(Number(from.slice(1)) - 1, Number(to.slice(1)));
        const sum = values.reduce((total, value) => total + value, 0);
        const results: Readonly<Record<string, number>> = {
          SUM: sum,
          AVERAGE: sum / values.length,
          MAX: values.toSorted((a, b) => b - a)[0] ?? 0,
          MIN: values.toSorted((a, b) => a - b)[0] ?? 0,
        };
        return String(results[name]);
      },
    )
    .replace(/A\d/g, (name) => String(cell(name)));
  const tokens = plain.slice(1).match(/[\d.]+|[-+*()]/g) ?? [];
  const factor = (): number => {
    const token = tokens.shift() ?? '';
    if (token !== '(') return Number(token);
    const value = sum();
    tokens.shift();
    return value;
  };
  const product = (): number => {
    let value = factor();
    while (tokens[0] === '*') {
      tokens.shift();
      value *= factor();
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-')
      value += tokens.shift() === '+' ? product() : -product();
    return value;
  };
  return sum();
}

/** Column names in the order in which a worksheet has them. */
function columnNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'spreadsheet-formula': (stem) => {
    const [, list = '', formula = ''] =
      /hold ([\d, and]+)\. .* formula (=\S+) show/.exec(stem) ?? [];
    const cells = numbersOf(list.replaceAll(',', ' '));
    expect(cells).toHaveLength(4);
    return evaluate(formula, cells);
  },
  'spreadsheet-copied-formula': (stem) => {
    const [, from = '', formula = '', to = ''] =
      /Cell ([A-Z]\d) .* formula (=\S+)\. It is copied to cell ([A-Z]\d)\./.exec(stem) ?? [];
    const right = to.charCodeAt(0) - from.charCodeAt(0);
    const down = Number(to.slice(1)) - Number(from.slice(1));
    return formula.replace(
      /(\$?)([A-Z])(\$?)(\d)/g,
      (_, fixedColumn: string, column: string, fixedRow: string, row: string) => {
        const letter = fixedColumn ? column : String.fromCharCode(column.charCodeAt(0) + right);
        return fixedColumn + letter + fixedRow + String(fixedRow ? row : Number(row) + down);
      },
    );
  },
  'spreadsheet-column-name': (stem) => columnNames()[numberAt(stem, 0) - 1] ?? '',
};

describeFamilies('spreadsheet families', spreadsheetFamilies, SOLVERS);
