import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import type { Elements } from '../../elements';
import styles from './table.module.css';

/*
 * The roles are explicit because in some browsers a table loses them if CSS lays it out as blocks,
 * as under 768 px.
 */

export interface TableProps extends ComponentProps<'table'> {
  /** The table's name: for screen readers, not visible. */
  caption: string;
  children?: Elements;
}

/** A table that becomes one card per row under 768 px. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    <table role="table" className={classNames(styles.table, className)} {...rest}>
      <caption className={styles.caption}>{caption}</caption>
      {children}
    </table>
  );
}

/** The row of column headings; hidden if rows are cards, which have their own labels. */
export function TableHead({ children }: ComponentProps<'thead'>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">{children}</tr>
    </thead>
  );
}

export interface TableHeaderProps extends ComponentProps<'th'> {
  /** Aligns numbers and their heading right. */
  numeric?: boolean;
}

/** One column heading. */
export function TableHeader({ numeric = false, className, ...rest }: TableHeaderProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={classNames(styles.header, numeric && styles.numeric, className)}
      {...rest}
    />
  );
}

/** Contains the rows. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />;
}

/** One row; a card under 768 px. */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr role="row" className={classNames(styles.row, className)} {...rest} />;
}

export interface TableCellProps extends ComponentProps<'td'> {
  /** The column's name, shown next to the value in a card; none for the card's own heading. */
  label?: string;
  numeric?: boolean;
}

/** One value. */
export function TableCell({ label, numeric = false, className, ...rest }: TableCellProps) {
  return (
    <td
      role="cell"
      data-label={label}
      className={classNames(styles.cell, numeric && styles.numeric, className)}
      {...rest}
    />
  );
}
