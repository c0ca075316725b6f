import { Figure } from '@abhyas/ui';
import { DataTable } from '@abhyas/ui/math-text';
import { figurePath } from '@abhyas/web-kit';
import styles from './extras.module.css';
import type { Passage } from './paper.types';

export interface ExtrasProps extends Pick<Passage, 'table' | 'figures'> {
  /** The name of the table. */
  tableLabel: string;
}

/** The table and the pictures below the text of a question or passage. */
export function Extras({ table, figures, tableLabel }: ExtrasProps) {
  return (
    <>
      {table && (
        <div className={styles.extra}>
          <DataTable label={tableLabel} head={table.head} rows={table.rows} />
        </div>
      )}
      {figures?.map(({ id, ...figure }) => (
        <div key={id} className={styles.extra}>
          <Figure {...figure} src={figurePath(id)} />
        </div>
      ))}
    </>
  );
}
