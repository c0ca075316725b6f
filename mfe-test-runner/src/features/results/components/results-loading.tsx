import { LoadingRegion, Skeleton } from '@abhyas/ui';
import * as texts from '../../../texts/results';
import styles from './results-view.module.css';
import cards from './score-cards.module.css';

/** A skeleton of the results. */
export function ResultsLoading() {
  return (
    <LoadingRegion headingLevel={1} label={texts.loading} className={styles.loading}>
      <div className={styles.loadingHeading}>
        <Skeleton width="14rem" height="2.25rem" />
        <Skeleton width="20rem" height="1.5rem" />
      </div>
      <div className={cards.cards}>
        <Skeleton height="26rem" />
        <Skeleton height="12.5rem" />
        <Skeleton height="12.5rem" />
      </div>
      <Skeleton height="24rem" />
    </LoadingRegion>
  );
}
