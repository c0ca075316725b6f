import { Card, Skeleton } from '@abhyas/ui';
import styles from './exam-list.module.css';

/** The skeleton of the list. The line above it announces what is loading. */
export function ExamCardsSkeleton() {
  return (
    <ul className={styles.cards} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Card as="li" key={index} className={styles.card}>
          <div className={styles.head}>
            <Skeleton width="3.25rem" height="3.25rem" />
            <Skeleton width="45%" height="1.5rem" />
          </div>
          <Skeleton height="4.125rem" />
          <Skeleton height="6.5rem" />
          <Skeleton height="var(--target)" />
        </Card>
      ))}
    </ul>
  );
}
