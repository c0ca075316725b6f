import { memo, useMemo } from 'react';
import { classNames } from '../class-names';
import { reachWhereItScrolls } from '../reach-where-it-scrolls';
import styles from './data-table.module.css';
import { MathText } from './math-text';
import { tableShape } from './rules/table-shape';

export interface DataTableProps {
  /** Names the box in which a wide table scrolls, for screen readers. */
  label: string;
  /** The names of the columns; empty for none. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * A table of a question or passage: matching lists, an assertion with its reason, or data. Its cells may
 * contain formulas. A table that is wider than the screen scrolls in its box.
 */
export const DataTable = memo(function DataTable({ label, head, rows }: DataTableProps) {
  const { hasRowHeads, numericColumns } = useMemo(() => tableShape(head, rows), [head, rows]);
  const look = (column: number) =>
    classNames(styles.cell, numericColumns[column] === true && styles.numeric);
  return (
    <div ref={reachWhereItScrolls} role="group" aria-label={label} className={styles.box}>
      <table className={styles.table}>
        {head.length > 0 && (
          <thead>
            <tr>
              {numericColumns.map((_, column) => {
                const name = head[column] ?? '';
                return name === '' ? (
                  <td key={column} className={classNames(look(column), styles.head)}>
                    {name}
                  </td>
                ) : (
                  <th key={column} scope="col" className={classNames(look(column), styles.head)}>
                    <MathText text={name} />
                  </th>
                );
              })}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {numericColumns.map((_, column) => {
                const text = <MathText text={row[column] ?? ''} />;
                return hasRowHeads && column === 0 ? (
                  <th key={column} scope="row" className={classNames(styles.cell, styles.rowHead)}>
                    {text}
                  </th>
                ) : (
                  <td key={column} className={look(column)}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
