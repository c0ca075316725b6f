import { Skeleton } from '@abhyas/ui';
import styles from './page.module.css';

/** The loading state of the session and of the home page. */
export function DashboardLoading() {
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.empty}>
        Loading your dashboard...
      </p>
      <Skeleton height="11rem" />
      <Skeleton height="14rem" />
      <Skeleton height="5.5rem" />
    </div>
  );
}
