import { Skeleton } from '@abhyas/ui';
import * as texts from '../texts/frame';
import styles from './page.module.css';

/** The loading state of the session and of the home page. */
export function DashboardLoading() {
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.empty}>
        {texts.loading}
      </p>
      <Skeleton height="11rem" />
      <Skeleton height="14rem" />
      <Skeleton height="5.5rem" />
    </div>
  );
}
