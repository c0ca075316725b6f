import { LoadingRegion, Skeleton } from '@abhyas/ui';
import screen from '../../../shared/screen.module.css';
import * as texts from '../../../texts/test-details';
import styles from './test-details.module.css';

export function TestDetailsSkeleton() {
  return (
    <LoadingRegion headingLevel={1} label={texts.loading} className={screen.screen}>
      <div className={styles.section}>
        <Skeleton width="10rem" />
        <Skeleton width="min(28rem, 90%)" height="2.25rem" />
        <Skeleton width="12rem" />
      </div>
      <div className={styles.columns}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </div>
    </LoadingRegion>
  );
}
