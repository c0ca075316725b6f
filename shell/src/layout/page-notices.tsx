import { Button, TriangleAlert } from '@abhyas/ui';
import { useSyncExternalStore } from 'react';
import { hasLostStyles, onStylesLost } from '../remotes/stylesheet-watch';
import * as texts from '../texts/frame';
import styles from './page-notices.module.css';

/** Says that styles did not load: at the top of the page, where it covers nothing. */
export function PageNotices() {
  const isUnstyled = useSyncExternalStore(onStylesLost, hasLostStyles, () => false);
  return (
    <div role="status">
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
