import { LoadingRegion, Skeleton } from '@abhyas/ui';
import screen from '../../../shared/screen.module.css';
import styles from './exam-detail.module.css';

export function ExamDetailSkeleton() {
  return (
    <LoadingRegion label="Loading exam details..." className={screen.screen}>
      <div className={styles.skeletonHeading}>
        <Skeleton width="10rem" />
        <Skeleton width="min(28rem, 90%)" height="2.25rem" />
        <Skeleton width="min(36rem, 100%)" />
      </div>
      <Skeleton height="5.5rem" />
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
