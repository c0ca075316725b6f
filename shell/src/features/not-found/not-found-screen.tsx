import { ButtonLink, EmptyState } from '@abhyas/ui';
import { EXAMS_PATH, useDocumentTitle } from '@abhyas/web-kit';
import styles from './not-found-screen.module.css';

/** The screen for unknown URLs. */
export function NotFoundScreen() {
  useDocumentTitle('Page not found');
  return (
    <div className={styles.screen}>
      <EmptyState
        headingLevel={1}
        title="Page not found"
        text="There is nothing at this address. It may have been mistyped, or the page has moved."
        action={<ButtonLink to={EXAMS_PATH}>See all exams</ButtonLink>}
      />
    </div>
  );
}
