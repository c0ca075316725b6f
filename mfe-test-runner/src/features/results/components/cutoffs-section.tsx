import { Button, Card } from '@abhyas/ui';
import { useLoadError } from '@abhyas/web-kit';
import { useState } from 'react';
import { useCutoffs } from '../api/get-cutoffs';
import type { Results } from '../api/results.types';
import { cutoffPapers, type CutoffPaper } from '../rules/cutoff-texts';
import styles from './cutoffs-section.module.css';

const TITLE = 'Cut-offs of Earlier Years';
/** The latest ones; earlier years say less. */
const SHOWN = 3;

/** The cut-offs of the real exam beside the own marks; renders nothing where there are none. */
export function CutoffsSection({ results }: { results: Results }) {
  const [isWhole, setIsWhole] = useState(false);
  const cutoffs = useCutoffs(results);
  const error = useLoadError(cutoffs);
  if (error) {
    return (
      <Card as="section" aria-label={TITLE} data-print="none">
        <h2 className={styles.title}>{TITLE}</h2>
        <p className={styles.sentence}>They could not be loaded. Your result is not affected.</p>
        <Button
          variant="secondary"
          size="sm"
          pending={cutoffs.isFetching}
          onClick={() => void cutoffs.refetch()}
        >
          Try again
        </Button>
      </Card>
    );
  }
  const papers = cutoffPapers(cutoffs.data ?? [], results.attempt);
  if (papers.length === 0) return null;
  return (
    <Card as="section" aria-label={TITLE}>
      <h2 className={styles.title}>{TITLE}</h2>
      <p className={styles.sentence}>
        A cut-off belongs to the real exam: the least marks with which candidates of a category
        passed that year. This test is not that paper, and cut-offs change every year, so take the
        comparison as a rough guide.
      </p>
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
          {isWhole ? 'Show the latest' : `Show all ${papers.length} papers`}
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
      <table className={styles.table} aria-label={`Cut-offs, ${title}`}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Cut-off</th>
            <th scope="col">You</th>
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
        Source:{' '}
        {source.url === null ? (
          source.title
        ) : (
          <a href={source.url} rel="noreferrer">
            {source.title}
          </a>
        )}
      </p>
    </div>
  );
}
