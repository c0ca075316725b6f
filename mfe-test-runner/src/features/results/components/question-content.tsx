import { Figure } from '@abhyas/ui';
import { DataTable, MathText } from '@abhyas/ui/math-text';
import { figurePath } from '@abhyas/web-kit';
import { use } from 'react';
import * as texts from '../../../texts/results-review';
import type { DetailedResult, Passage } from '../api/results.types';
import { PassagesContext } from '../hooks/passages-context';
import styles from './review-question.module.css';

type Shown = Pick<Passage, 'text' | 'table' | 'figures'>;

/** A question's text with its table, its pictures and, folded, the text that it shares with others. */
export function QuestionContent({ result }: { result: DetailedResult }) {
  const shared = use(PassagesContext).get(result.passage ?? '');
  return (
    <>
      {shared && (
        <details className={styles.passage}>
          <summary>{shared.passage.title ?? texts.passageOf(shared.numbers)}</summary>
          <Content content={shared.passage} table={texts.passageTable} />
        </details>
      )}
      <Content content={{ ...result, text: result.question }} table={texts.table} />
    </>
  );
}

function Content({
  content: { text, table, figures },
  table: label,
}: {
  content: Shown;
  table: string;
}) {
  return (
    <>
      <div className={styles.text}>
        <MathText text={text} />
      </div>
      {table && (
        <div className={styles.part}>
          <DataTable label={label} head={table.head} rows={table.rows} />
        </div>
      )}
      <Figures figures={figures} />
    </>
  );
}

/** Pictures, one below another. */
export function Figures({ figures = [] }: Pick<Shown, 'figures'>) {
  return figures.map((figure) => (
    <div key={figure.id} className={styles.part}>
      <Figure {...figure} src={figurePath(figure.id)} />
    </div>
  ));
}
