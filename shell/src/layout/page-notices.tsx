import { Button, TriangleAlert, WifiOff } from '@abhyas/ui';
import { useSyncExternalStore } from 'react';
import { hasLostStyles, onStylesLost } from '../remotes/stylesheet-watch';
import styles from './page-notices.module.css';

/** Notices about the whole page: no network, failed styles. */
export function PageNotices() {
  const isOnline = useSyncExternalStore(onNetworkChange, () => navigator.onLine);
  const isUnstyled = useSyncExternalStore(onStylesLost, hasLostStyles);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <WifiOff aria-hidden="true" />
          <span>
            You are offline. What has loaded still works.
            <span className={styles.more}> The rest loads when you are online again.</span>
          </span>
        </p>
      )}
      {isUnstyled && (
        <p className={styles.notice}>
          <TriangleAlert aria-hidden="true" />
          Part of this page may not look right.
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              location.reload();
            }}
          >
            Reload the page
          </Button>
        </p>
      )}
    </div>
  );
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
