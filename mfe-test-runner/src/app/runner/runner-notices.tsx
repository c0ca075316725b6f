import { classNames, IconButton, Info, TriangleAlert, X } from '@abhyas/ui';
import { useState } from 'react';
import * as connectivity from '../../texts/connectivity';
import * as texts from '../../texts/runner';
import styles from './runner-notices.module.css';

export interface RunnerNoticesProps {
  wasResumed: boolean;
  hasMergedOtherDevice: boolean;
  isStoredOnDevice: boolean;
  /** Why the server does not accept the answers; undefined if it does. */
  saveRefusal: string | undefined;
}

/**
 * Notices that need no action. The live region is always rendered and sets `aria-live` explicitly:
 * an open dialog hides everything else from screen readers.
 */
export function RunnerNotices(props: RunnerNoticesProps) {
  const { wasResumed, hasMergedOtherDevice, isStoredOnDevice, saveRefusal } = props;
  return (
    <div aria-live="polite" className={styles.notices}>
      {saveRefusal !== undefined && (
        <Notice isWarning>
          {isStoredOnDevice
            ? connectivity.refusedNotice(saveRefusal)
            : connectivity.refusedKeepOpenNotice(saveRefusal)}
        </Notice>
      )}
      {wasResumed && <Notice>{texts.resumed}</Notice>}
      {hasMergedOtherDevice && <Notice>{texts.otherDevice}</Notice>}
      {!isStoredOnDevice && <Notice>{texts.noDeviceStorage}</Notice>}
    </div>
  );
}

function Notice({ children, isWarning = false }: { children: string; isWarning?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className={classNames(styles.notice, isWarning && styles.warning)}>
      {isWarning ? <TriangleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
      <p>{children}</p>
      <IconButton label={texts.dismiss} onClick={() => setIsOpen(false)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
