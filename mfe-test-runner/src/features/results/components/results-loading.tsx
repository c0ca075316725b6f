import { LoadingRegion, Skeleton } from '@abhyas/ui';
import styles from './results-view.module.css';

/** The results' own shape in grey. */
export function ResultsLoading() {
  return (
    <LoadingRegion label="Loading test results…" className={styles.results}>
      <Skeleton width="14rem" height="2.25rem" />
      <div className={styles.pair}>
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
      </div>
      <Skeleton height="20rem" />
    </LoadingRegion>
  );
}
