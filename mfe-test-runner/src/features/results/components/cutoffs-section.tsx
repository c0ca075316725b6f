import { Button, Card } from '@abhyas/ui';
import { useLoadError } from '@abhyas/web-kit';
import { useState } from 'react';
import * as texts from '../../../texts/results-cutoffs';
import { useCutoffs } from '../api/get-cutoffs';
import type { Results } from '../api/results.types';
import { cutoffPapers, type CutoffPaper } from '../rules/cutoff-texts';
import styles from './cutoffs-section.module.css';

/** The latest ones; earlier years say less. */
const SHOWN = 3;

/** The cut-offs of the real exam beside the own marks; renders nothing where there are none. */
export function CutoffsSection({ results }: { results: Results }) {
  const [isWhole, setIsWhole] = useState(false);
  const cutoffs = useCutoffs(results);
  const error = useLoadError(cutoffs);
  if (error) {
    return (
      <Card as="section" aria-label={texts.title} data-print="none">
        <h2 className={styles.title}>{texts.title}</h2>
        <p className={styles.sentence}>{texts.loadFailed}</p>
        <Button
          variant="secondary"
          size="sm"
          pending={cutoffs.isFetching}
          onClick={() => void cutoffs.refetch()}
        >
          {texts.tryAgain}
        </Button>
      </Card>
    );
  }
  const papers = cutoffPapers(cutoffs.data ?? [], results.attempt);
  if (papers.length === 0) return null;
  return (
    <Card as="section" aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      <p className={styles.sentence}>{texts.note}</p>
      <div className={styles.papers}>
        {(isWhole ? papers : papers.slice(0, SHOWN)).map((paper, index) => (
          <Paper key={index} paper={paper} />
        ))}
      </div>
      {papers.length > SHOWN && (
        <Button
          variant="ghost"
          size="sm"
          edge="start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.showLatest : texts.showAll(papers.length)}
        </Button>
      )}
    </Card>
  );
}

function Paper({ paper: { title, scale, rows, source } }: { paper: CutoffPaper }) {
  return (
    <div className={styles.paper}>
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.note}>{scale}</p>
      <table className={styles.table} aria-label={texts.tableOf(title)}>
        <thead>
          <tr>
            <th scope="col">{texts.category}</th>
            <th scope="col">{texts.cutoff}</th>
            <th scope="col">{texts.you}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, cutoff, comparison, isReached }) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              <td>{cutoff}</td>
              <td className={isReached ? styles.reached : undefined}>{comparison}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <span>{texts.source}</span>{' '}
        {source.url === null ? (
          <span>{source.title}</span>
        ) : (
          <a href={source.url} rel="noreferrer">
            {source.title}
          </a>
        )}
      </p>
    </div>
  );
}
