import { WifiOff } from '../../icons';
import * as texts from '../../texts/network';
import { VisuallyHidden } from '../hidden/visually-hidden';
import { Badge } from './badge';
import styles from './badge.module.css';

interface OfflineBadgeProps {
  isOnline: boolean;
}

/** Says in the bar at the top of a page that there is no network. Phones show the icon alone. */
export function OfflineBadge({ isOnline }: OfflineBadgeProps) {
  return (
    <span role="status" className={styles.offline}>
      {!isOnline && (
        <Badge tone="warning">
          <WifiOff aria-hidden="true" />
          <span className={styles.word}>{texts.offline}</span>
          <VisuallyHidden>{texts.offlineMore}</VisuallyHidden>
        </Badge>
      )}
    </span>
  );
}
