import { EXAMS_PATH, HELP_PATH, useDocumentTitle } from '@abhyas/web-kit';
import * as texts from '../../texts/unknown-page';
import { ButtonLink } from '../button/button';
import { EmptyState, type EmptyStateProps } from './state';

/** The whole screen of an address that no page has. */
export function UnknownPage({ headingLevel = 1 }: Pick<EmptyStateProps, 'headingLevel'>) {
  useDocumentTitle(headingLevel === 1 ? texts.title : undefined);
  return (
    <EmptyState
      headingLevel={headingLevel}
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
  );
}
