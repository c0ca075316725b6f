import { RetryBoundary } from '@abhyas/web-kit';
import type { Options } from 'highcharts';
import { useMemo, useState } from 'react';
import { Button } from '../components/button/button';
import { Card } from '../components/card/card';
import type { Elements } from '../elements';
import * as texts from '../texts/chart';
import styles from './chart-card.module.css';
import { ChartOnSight } from './chart-on-sight';
import { named } from './rules/chart-options';

interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: (string | number)[]])[];
}

interface ChartCardProps {
  title: string;
  /** What chooses the figures. */
  controls?: Elements;
  /** What the chart shows; empty if something else says it. */
  sentence: string;
  options: Options;
  /** The same figures as a table. */
  table: ChartTable;
  /** False if the chart would show no more than its sentence. */
  isWorthChart?: boolean;
  children?: Elements;
}

/** A chart with a sentence above and a table on request; the sentence alone if there is one value. */
export function ChartCard(props: ChartCardProps) {
  const { title, controls, sentence, options, table, isWorthChart = true, children } = props;
  const [isTable, setIsTable] = useState(false);
  // One value is told by the sentence: a chart of it would show nothing.
  const hasChart = isWorthChart && table.rows.length > 1;
  const namedOptions = useMemo(() => named(options, title), [options, title]);
  const figures = useMemo(() => <FigureTable caption={title} {...table} />, [title, table]);
  return (
    <Card as="section" aria-label={title} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {hasChart && (
          <Button variant="ghost" size="sm" edge="end" onClick={() => setIsTable(!isTable)}>
            {isTable ? texts.showChart : texts.showTable}
          </Button>
        )}
      </div>
      {controls}
      {sentence !== '' && <p className={styles.sentence}>{sentence}</p>}
      {hasChart && isTable && figures}
      {hasChart && !isTable && (
        <RetryBoundary fallback={() => figures}>
          <ChartOnSight options={namedOptions} figures={figures} />
        </RetryBoundary>
      )}
      {children}
    </Card>
  );
}

function FigureTable({ caption, columns, rows }: ChartTable & { caption: string }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
