import { classNames, IconButton, Info, TriangleAlert, X } from '@abhyas/ui';
import { useState } from 'react';
import { refusedText } from '../../features/connectivity/rules/refused-text';
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
        <Notice isWarning>{refusedText(saveRefusal, isStoredOnDevice)}</Notice>
      )}
      {wasResumed && (
        <Notice>
          Welcome back. Your answers are here. The clock kept running while you were away.
        </Notice>
      )}
      {hasMergedOtherDevice && (
        <Notice>
          This test is also open on another device. You can use both. For each question, your latest
          answer counts.
        </Notice>
      )}
      {!isStoredOnDevice && (
        <Notice>
          Your answers cannot be kept on this device: its storage is full, or this is a private
          window. They are saved over the internet only. Keep this page open until you see “Saved”.
        </Notice>
      )}
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
      <IconButton label="Dismiss" onClick={() => setIsOpen(false)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
