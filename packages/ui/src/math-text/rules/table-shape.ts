const NUMBER = /^(?:₹|\$)?\s*[-−+]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)\s*%?$/;
/** A value that is missing. */
const NOTHING = /^(?:[-–—−]|N\/A|)$/i;

/** How the cells of a table are drawn and read. */
export interface TableShape {
  /** Whether the first cell of a row names the row: then it is a heading. */
  readonly hasRowHeads: boolean;
  /** Of each column: whether it contains nothing but numbers, which are aligned right. */
  readonly numericColumns: readonly boolean[];
}

/**
 * Without names of columns, the first of two cells names the second: “Assertion (A)”. With them, the
 * first cell is a name where all others are numbers. It is none in matching lists, where the cells of a
 * row have nothing to do with each other.
 */
export function tableShape(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): TableShape {
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const numericColumns = Array.from({ length: columns }, (_, column) =>
    isNumeric(rows.map((row) => row[column] ?? '')),
  );
  const [first, ...others] = numericColumns;
  const isData = head.length > 0 && first === false && others.every(Boolean);
  return {
    hasRowHeads: columns > 1 && (isData || (head.length === 0 && columns === 2)),
    numericColumns,
  };
}

function isNumeric(cells: readonly string[]): boolean {
  const values = cells.map((cell) => cell.trim()).filter((cell) => !NOTHING.test(cell));
  return values.length > 0 && values.every((value) => NUMBER.test(value));
}
