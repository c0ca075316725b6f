import { useParams } from 'react-router';
import { useDocumentTitle } from '@abhyas/web-kit';
import { ButtonLink, EmptyState, FailureState, PageHeading } from '@abhyas/ui';
import type { ExamDetail } from '../../../shared/api/catalogue';
import { isArchived, isMissing } from '../../../shared/api/is-missing';
import screen from '../../../shared/screen.module.css';
import { useExamDetail } from '../hooks/use-exam-detail';
import { ExamDetailSkeleton } from './exam-detail-skeleton';
import { ExamFeatures } from './exam-features';
import { ExamHeader } from './exam-header';
import { ExamTests } from './exam-tests';
import { ExamTiles } from './exam-tiles';
import { LiveNotices } from './live-notices';
import { TestInstructions } from './test-instructions';
import styles from './exam-detail.module.css';

const examList = '/exam-test-series';

export function ExamDetailScreen() {
  const { examId = '' } = useParams();
  const exam = useExamDetail(examId);
  useDocumentTitle(exam.data ? `${exam.data.name} Test Series` : 'Test Series');

  if (exam.isPending) return <ExamDetailSkeleton />;
  if (exam.isSuccess) return <ExamDetailContent exam={exam.data} />;
  return (
    <div className={screen.screen}>
      {isMissing(exam.error) ? (
        <EmptyState
          headingLevel={1}
          title={isArchived(exam.error) ? 'Exam no longer offered' : 'Exam not found'}
          text={
            isArchived(exam.error) ? exam.error.message : 'The requested exam could not be found.'
          }
          action={<ButtonLink to={examList}>Back to All Exams</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading title="Test Series" back={{ to: examList, label: 'Back to All Exams' }} />
          <FailureState
            title="Failed to load exam details"
            text="Nothing of yours is affected. Check your connection and try again."
            retrying={exam.isFetching}
            onRetry={() => void exam.refetch()}
          />
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
