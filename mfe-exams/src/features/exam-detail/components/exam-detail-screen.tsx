import { ButtonLink, EmptyState, PageHeading, QueryFailure } from '@abhyas/ui';
import { EXAMS_PATH, isNotFound, useDocumentTitle, useLoadError, useSteps } from '@abhyas/web-kit';
import { useParams } from 'react-router';
import { RunningTests } from '../../../shared/attempts/running-tests';
import { useIsOwnLoading } from '../../../shared/attempts/use-is-own-loading';
import type { ExamDetail } from '../../../shared/catalogue.types';
import { NotOffered } from '../../../shared/not-offered';
import { isArchived } from '../../../shared/rules/is-archived';
import { Screen } from '../../../shared/screen';
import { useStaysShown } from '../../../shared/use-stays-shown';
import * as texts from '../../../texts/exam-detail';
import { useExam } from '../api/get-exam';
import { useListView } from '../hooks/use-list-view';
import { useOwnTests, type OwnTests } from '../hooks/use-own-tests';
import { ExamDetailSkeleton } from './exam-detail-skeleton';
import styles from './exam-detail.module.css';
import { ExamFeatures } from './exam-features';
import { ExamHeader } from './exam-header';
import { ExamTests } from './exam-tests';
import { ExamTiles } from './exam-tiles';
import { fullMocks, FullMocks } from './full-mocks';
import { LiveNotices } from './live-notices';
import { TestInstructions } from './test-instructions';

export default function ExamDetailScreen() {
  const { examId = '' } = useParams();
  const exam = useExam(examId);
  const error = useLoadError(exam);
  const missingTitle = isArchived(error) ? texts.archivedTitle : texts.notFoundTitle;
  const otherTitle = isNotFound(error) ? missingTitle : texts.documentTitle;
  useDocumentTitle(exam.data ? texts.title(exam.data.name) : otherTitle);

  // Loaded with the exam, so that the page does not move when running and taken tests become known.
  const isOwnLoading = useIsOwnLoading(examId);

  const isShown = useStaysShown(examId, exam.data !== undefined && !isOwnLoading);

  if (exam.data && isShown)
    return <ExamDetailContent exam={exam.data} isOwnLoading={isOwnLoading} />;
  if (!error) return <ExamDetailSkeleton />;
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
          action={<ButtonLink to={EXAMS_PATH}>{texts.backToAll}</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading
            title={texts.documentTitle}
            back={{ to: EXAMS_PATH, label: texts.backToAll }}
          />
          <QueryFailure title={texts.loadFailed} query={exam} />
        </>
      )}
    </Screen>
  );
}

interface ExamDetailContentProps {
  exam: ExamDetail;
  isOwnLoading: boolean;
}

function ExamDetailContent({ exam, isOwnLoading }: ExamDetailContentProps) {
  const own = useOwnTests(exam._id);
  return (
    <Screen isOwnLoading={isOwnLoading}>
      <ExamHeader exam={exam} isTestRunning={own.open.length > 0} />
      <RunningTests attempts={own.open} />
      <ExamTiles exam={exam} />
      <LiveNotices exam={exam} />
      <ExamSeries exam={exam} own={own} />
    </Screen>
  );
}

/** The full mocks first, then all tests, with what else is good to know beside them. */
function ExamSeries({ exam, own }: { exam: ExamDetail; own: OwnTests }) {
  const list = useListView();
  const step = useSteps(2);
  return (
    <div className={styles.columns}>
      <FullMocks exam={exam} own={own} onShowAll={() => list.showTab(fullMocks)} />
      <div className={styles.side}>
        <ExamFeatures exam={exam} />
        <TestInstructions />
      </div>
      {step === 2 ? (
        <ExamTests exam={exam} list={list} own={own} />
      ) : (
        <div className={styles.laterTests} />
      )}
    </div>
  );
}
