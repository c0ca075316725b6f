import { ButtonLink, EmptyState } from '@abhyas/ui';
import { EXAMS_PATH, HELP_PATH, useDocumentTitle } from '@abhyas/web-kit';
import styles from './not-found-screen.module.css';

/** The screen for unknown URLs. */
export default function NotFoundScreen() {
  useDocumentTitle('Page not found');
  return (
    <div className={styles.screen}>
      <EmptyState
        headingLevel={1}
        title="Page not found"
        text="There is no page at this address. The address may be mistyped, or the page may have moved."
        action={
          <>
            <ButtonLink to={EXAMS_PATH}>See all exams</ButtonLink>{' '}
            <ButtonLink to={HELP_PATH} variant="secondary">
              Help
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
