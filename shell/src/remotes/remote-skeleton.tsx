import { LoadingRegion, Skeleton } from '@abhyas/ui';
import * as texts from '../texts/failures';
import styles from './remote-skeleton.module.css';

/** The skeleton of a page while its app loads. */
export function RemoteSkeleton() {
  return (
    <LoadingRegion headingLevel={1} label={texts.loading} className={styles.page}>
      <Skeleton width="min(22rem, 70%)" height="2.25rem" />
      <Skeleton width="min(34rem, 100%)" />
      <div className={styles.cards}>
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </div>
    </LoadingRegion>
  );
}
