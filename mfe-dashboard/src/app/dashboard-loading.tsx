import { Skeleton } from '@abhyas/ui';
import page from '../shared/page.module.css';
import styles from './dashboard-layout.module.css';

export function DashboardLoading() {
  return (
    <div className={styles.loading}>
      <p role="status" className={page.empty}>
        Loading your dashboard...
      </p>
      <Skeleton height="6rem" />
      <Skeleton height="16rem" />
    </div>
  );
}
