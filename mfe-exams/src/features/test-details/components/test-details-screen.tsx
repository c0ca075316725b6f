import { Badge, ButtonLink, EmptyState, PageHeading, QueryFailure } from '@abhyas/ui';
import {
  categoryLabel,
  examPath,
  isNotFound,
  useDocumentTitle,
  useLoadError,
  useOpenAttempts,
} from '@abhyas/web-kit';
import { useParams } from 'react-router';
import { ResumeLink } from '../../../shared/attempts/resume-link';
import { useIsOwnLoading } from '../../../shared/attempts/use-is-own-loading';
import { isLiveTest, type TestDetails } from '../../../shared/catalogue.types';
import { NotOffered } from '../../../shared/not-offered';
import { isArchived } from '../../../shared/rules/is-archived';
import { SaveButton } from '../../../shared/saved-tests/save-button';
import { useSaving } from '../../../shared/saved-tests/use-saving';
import { Screen } from '../../../shared/screen';
import { StartLink } from '../../../shared/start-link';
import { useTestDetails } from '../../../shared/test-details/get-test-details';
import { useStaysShown } from '../../../shared/use-stays-shown';
import * as texts from '../../../texts/test-details';
import { useIsLiveLoading } from '../hooks/use-live-test';
import { LivePanel } from './live-panel';
import { OwnAttempts, OwnAttemptsFailure } from './own-attempts';
import { TestContents } from './test-contents';
import { TestDetailsSkeleton } from './test-details-skeleton';
import styles from './test-details.module.css';
import { TestMarking } from './test-marking';

export default function TestDetailsScreen() {
  const { examId = '', testId = '' } = useParams();
  const test = useTestDetails(examId, testId);
  const error = useLoadError(test);
  const missingTitle = isArchived(error) ? texts.archivedTitle : texts.notFoundTitle;
  const otherTitle = isNotFound(error) ? missingTitle : texts.documentTitle;
  useDocumentTitle(
    test.data ? texts.documentTitleOf(test.data.title, test.data.exam.name) : otherTitle,
  );

  // Loaded with the test, so that the page does not move, and no running test is offered for a start.
  const isOwnLoading = useIsOwnLoading(examId);
  const isLiveLoading = useIsLiveLoading(test.data);

  const isReady = test.data !== undefined && !isOwnLoading && !isLiveLoading;
  const isShown = useStaysShown(testId, isReady);

  if (test.data && isShown) return <TestDetailsContent test={test.data} isOwnLoading={!isReady} />;
  if (!error) return <TestDetailsSkeleton />;
  if (isArchived(error)) {
    return (
      <Screen>
        <NotOffered title={missingTitle} />
      </Screen>
    );
  }
  return (
    <Screen>
      {isNotFound(error) ? (
        <EmptyState
          headingLevel={1}
          title={missingTitle}
          text={texts.notFoundText}
          action={<ButtonLink to={examPath(examId)}>{texts.backToSeries}</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading
            title={texts.documentTitle}
            back={{ to: examPath(examId), label: texts.backToSeries }}
          />
          <QueryFailure title={texts.loadFailed} query={test} />
        </>
      )}
    </Screen>
  );
}

interface TestDetailsContentProps {
  test: TestDetails;
  isOwnLoading: boolean;
}

function TestDetailsContent({ test, isOwnLoading }: TestDetailsContentProps) {
  const saving = useSaving();
  const openAttempt = useOpenAttempts().find(({ testId }) => testId === test._id);
  return (
    <Screen isOwnLoading={isOwnLoading}>
      <PageHeading
        back={{ to: examPath(test.exam._id), label: texts.seriesOf(test.exam.name) }}
        title={test.title}
        subtitle={
          <span className={styles.badges}>
            <Badge>{categoryLabel(test.category)}</Badge>
            <Badge>{test.difficulty}</Badge>
            {test.free && <Badge tone="success">{texts.free}</Badge>}
          </span>
        }
        actions={
          <>
            {openAttempt && <ResumeLink attempt={openAttempt} size="lg" />}
            {!openAttempt && !isLiveTest(test) && (
              <StartLink examId={test.exam._id} testId={test._id} size="lg">
                {texts.startTest}
              </StartLink>
            )}
            <SaveButton
              testId={test._id}
              title={test.title}
              variant="secondary"
              size={isLiveTest(test) ? 'md' : 'lg'}
              isSaved={saving.isSaved(test._id)}
              isPending={saving.isPending(test._id)}
              onToggle={saving.toggle}
            />
          </>
        }
      />
      <OwnAttempts test={test} openAttempt={openAttempt} />
      {isLiveTest(test) && <LivePanel test={test} isRunning={openAttempt !== undefined} />}
      <div className={styles.columns}>
        <TestContents test={test} />
        <TestMarking test={test} />
      </div>
      <OwnAttemptsFailure examId={test.exam._id} />
    </Screen>
  );
}
