import { ButtonLink, EmptyState } from '@abhyas/ui';
import { EXAMS_PATH, HELP_PATH, useDocumentTitle } from '@abhyas/web-kit';
import * as texts from '../../texts/not-found';
import styles from './not-found-screen.module.css';

/** The screen for unknown URLs. */
export default function NotFoundScreen() {
  useDocumentTitle(texts.title);
  return (
    <div className={styles.screen}>
      <EmptyState
        headingLevel={1}
        title={texts.title}
        text={texts.text}
        action={
          <>
            <ButtonLink to={EXAMS_PATH}>{texts.seeAllExams}</ButtonLink>{' '}
            <ButtonLink to={HELP_PATH} variant="secondary">
              {texts.help}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
