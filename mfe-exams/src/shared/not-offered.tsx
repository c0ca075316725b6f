import { ButtonLink, EmptyState } from '@abhyas/ui';
import { dashboardPath, EXAMS_PATH } from '@abhyas/web-kit';
import { backToAll } from '../texts/exam-detail';
import * as texts from '../texts/not-offered';

/** The whole screen of an archived exam or test: the results of those who took it stay. */
export function NotOffered({ title }: { title: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      text={texts.resultsStay}
      action={
        <>
          <ButtonLink to={EXAMS_PATH}>{backToAll}</ButtonLink>
          <ButtonLink to={dashboardPath('history')} variant="secondary">
            {texts.goToHistory}
          </ButtonLink>
        </>
      }
    />
  );
}
