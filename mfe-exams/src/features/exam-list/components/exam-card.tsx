import { ArrowRight, ButtonLink, Card } from '@abhyas/ui';
import { examPath } from '@abhyas/web-kit';
import { Link } from 'react-router';
import type { ExamSummary } from '../../../shared/catalogue.types';
import styles from './exam-list.module.css';

/** The specification's default if an exam has no test counts by category. */
const usualCounts = { chapterwise: 8, topicwise: 12, setwise: 5 } as const;

export function ExamCard({ exam }: { exam: ExamSummary }) {
  const address = examPath(exam._id);
  return (
    <Card as="li" className={styles.card}>
      <h2 className={styles.name}>
        <Link to={address}>{exam.name}</Link>
      </h2>
      <p className={styles.description}>{exam.description}</p>
      <dl className={styles.counts}>
        <Count label="Total Tests" value={exam.totalTests} />
        <Count label="Chapterwise" value={exam.chapterwise ?? usualCounts.chapterwise} />
        <Count label="Topicwise" value={exam.topicwise ?? usualCounts.topicwise} />
        <Count label="Setwise" value={exam.setwise ?? usualCounts.setwise} />
      </dl>
      <ButtonLink
        to={address}
        variant="secondary"
        block
        aria-label={`View Test Series: ${exam.name}`}
      >
        View Test Series
        <ArrowRight aria-hidden="true" />
      </ButtonLink>
    </Card>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.count}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
