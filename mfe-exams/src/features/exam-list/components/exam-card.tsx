import { ArrowRight, Badge, ButtonLink, Card, Monogram } from '@abhyas/ui';
import { categoryLabel, examPath, formatRupees, type OpenAttempt } from '@abhyas/web-kit';
import { Link } from 'react-router';
import { ResumeLink } from '../../../shared/attempts/resume-link';
import type { ExamSummary } from '../../../shared/catalogue.types';
import * as texts from '../../../texts/exam-list';
import { furtherCounts } from '../rules/further-counts';
import styles from './exam-list.module.css';

/** The specification's default if an exam has no test counts by category. */
const usualCounts = { chapterwise: 8, topicwise: 12, setwise: 5 } as const;

interface ExamCardProps {
  exam: ExamSummary;
  /** The student's running attempts at tests of this exam, the newest first. */
  running: readonly OpenAttempt[];
}

export function ExamCard({ exam, running }: ExamCardProps) {
  const address = examPath(exam._id);
  const [latest] = running;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Monogram name={exam.name} color={exam.color} />
        <div className={styles.identity}>
          <h2 className={styles.name}>
            <Link to={address}>{exam.name}</Link>
          </h2>
          <p className={styles.categories}>
            {exam.examCategories.map((category) => (
              <Badge key={category}>{category}</Badge>
            ))}
          </p>
        </div>
      </div>
      <p className={styles.description}>{exam.description}</p>
      <dl className={styles.counts}>
        <Count label={texts.totalTests} value={exam.totalTests} />
        <Count label={texts.chapterwise} value={exam.chapterwise ?? usualCounts.chapterwise} />
        <Count label={texts.topicwise} value={exam.topicwise ?? usualCounts.topicwise} />
        <Count label={texts.setwise} value={exam.setwise ?? usualCounts.setwise} />
        {furtherCounts(exam.testCounts).map(([category, tests]) => (
          <Count key={category} label={categoryLabel(category)} value={tests} />
        ))}
      </dl>
      <div className={styles.actions}>
        {latest && (
          <div>
            <p className={styles.running}>{texts.inProgress(latest.title, running.length - 1)}</p>
            <ResumeLink attempt={latest} block />
          </div>
        )}
        <div className={styles.offer}>
          <Offer exam={exam} />
          <ButtonLink
            to={address}
            variant="secondary"
            className={styles.open}
            aria-label={texts.viewOf(exam.name)}
          >
            <span>{texts.view}</span>
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** The price, and how many tests are free without it. */
function Offer({ exam: { price, freeTests } }: { exam: ExamSummary }) {
  const [sign, ...digits] = formatRupees(price);
  return (
    <p className={styles.price}>
      <strong>
        <span className={styles.sign}>{sign}</span>
        <span>{digits.join('')}</span>
      </strong>
      <span>{texts.freeTests(freeTests)}</span>
    </p>
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
