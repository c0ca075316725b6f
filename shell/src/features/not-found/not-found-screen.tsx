import { UnknownPage } from '@abhyas/ui';
import styles from './not-found-screen.module.css';

/** The screen for unknown URLs. */
export default function NotFoundScreen() {
  return (
    <div className={styles.screen}>
      <UnknownPage />
    </div>
  );
}
