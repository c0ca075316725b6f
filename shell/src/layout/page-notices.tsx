import { Button, TriangleAlert, WifiOff } from '@abhyas/ui';
import { useSyncExternalStore } from 'react';
import { hasLostStyles, onStylesLost } from '../remotes/stylesheet-watch';
import * as texts from '../texts/frame';
import styles from './page-notices.module.css';

/** Notices about the whole page: no network, failed styles. */
export function PageNotices() {
  const isOnline = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  const isUnstyled = useSyncExternalStore(onStylesLost, hasLostStyles, () => false);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <WifiOff aria-hidden="true" />
          <span>
            <span>{texts.offline}</span>
            <span className={styles.more}> {texts.offlineMore}</span>
          </span>
        </p>
      )}
      {isUnstyled && (
        <p className={styles.notice}>
          <TriangleAlert aria-hidden="true" />
          <span>{texts.looksWrong}</span>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              location.reload();
            }}
          >
            {texts.reload}
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
