import { ButtonLink, EmptyState, PageHeading, QueryFailure } from '@abhyas/ui';
import { EXAMS_PATH, isNotFound, useDocumentTitle, useLoadError } from '@abhyas/web-kit';
import { useParams } from 'react-router';
import type { ExamDetail } from '../../../shared/catalogue.types';
import { isArchived } from '../../../shared/rules/is-archived';
import screen from '../../../shared/screen.module.css';
import { useExam } from '../api/get-exam';
import { ExamDetailSkeleton } from './exam-detail-skeleton';
import styles from './exam-detail.module.css';
import { ExamFeatures } from './exam-features';
import { ExamHeader } from './exam-header';
import { ExamTests } from './exam-tests';
import { ExamTiles } from './exam-tiles';
import { LiveNotices } from './live-notices';
import { TestInstructions } from './test-instructions';

export function ExamDetailScreen() {
  const { examId = '' } = useParams();
  const exam = useExam(examId);
  const error = useLoadError(exam);
  useDocumentTitle(exam.data ? `${exam.data.name} Test Series` : 'Test Series');

  if (exam.data) return <ExamDetailContent exam={exam.data} />;
  if (!error) return <ExamDetailSkeleton />;
  return (
    <div className={screen.screen}>
      {isNotFound(error) ? (
        <EmptyState
          headingLevel={1}
          title={isArchived(error) ? 'Exam no longer offered' : 'Exam not found'}
          text={isArchived(error) ? error.message : 'The requested exam could not be found.'}
          action={<ButtonLink to={EXAMS_PATH}>Back to All Exams</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading title="Test Series" back={{ to: EXAMS_PATH, label: 'Back to All Exams' }} />
          <QueryFailure title="Failed to load exam details" query={exam} />
        </>
      )}
    </div>
  );
}

function ExamDetailContent({ exam }: { exam: ExamDetail }) {
  return (
    <div className={screen.screen}>
      <ExamHeader exam={exam} />
      <ExamTiles exam={exam} />
      <LiveNotices exam={exam} />
      <div className={styles.columns}>
        <ExamFeatures exam={exam} />
        <ExamTests exam={exam} />
        <TestInstructions />
      </div>
    </div>
  );
}
