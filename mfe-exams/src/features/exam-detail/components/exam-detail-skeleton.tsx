import { LoadingRegion, Skeleton } from '@abhyas/ui';
import screen from '../../../shared/screen.module.css';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';

export function ExamDetailSkeleton() {
  return (
    <LoadingRegion headingLevel={1} label={texts.loading} className={screen.screen}>
      <div className={styles.skeletonHeading}>
        <Skeleton width="10rem" />
        <div className={styles.skeletonTitle}>
          <Skeleton width="4rem" height="4rem" />
          <Skeleton width="min(20rem, 55%)" height="2.25rem" />
        </div>
        <Skeleton width="min(36rem, 100%)" />
        <div className={styles.skeletonBuy}>
          <Skeleton width="12rem" height="3.25rem" />
        </div>
      </div>
      <div className={styles.skeletonTiles}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.columns}>
        <div className={styles.tests}>
          <Skeleton width="7rem" height="1.5rem" />
          <div className={styles.skeletonMocks}>
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} height="4.625rem" />
            ))}
          </div>
        </div>
        <div className={styles.side}>
          <Skeleton height="24rem" />
        </div>
        <div className={styles.tests}>
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} height="4.5rem" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
