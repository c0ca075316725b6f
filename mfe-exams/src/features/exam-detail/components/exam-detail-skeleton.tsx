import { LoadingRegion, Skeleton } from '@abhyas/ui';
import screen from '../../../shared/screen.module.css';
import styles from './exam-detail.module.css';

export function ExamDetailSkeleton() {
  return (
    <LoadingRegion headingLevel={1} label="Loading exam details..." className={screen.screen}>
      <div className={styles.skeletonHeading}>
        <Skeleton width="10rem" />
        <Skeleton width="min(28rem, 90%)" height="4rem" />
        <Skeleton width="min(36rem, 100%)" />
        <div className={styles.skeletonBuy}>
          <Skeleton width="12rem" height="3.25rem" />
        </div>
      </div>
      <div className={styles.skeletonTiles}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.columns}>
        <Skeleton height="18rem" />
        <div className={styles.tests}>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} height="4.5rem" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
