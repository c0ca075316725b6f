import { ButtonLink, Card } from '@abhyas/ui';
import { EXAMS_PATH, formatCount, formatDuration, mockTestPath } from '@abhyas/web-kit';
import { Link } from 'react-router';
import type { Profile } from '../../../shared/api/get-profile';
import page from '../../../shared/page.module.css';
import styles from './home.module.css';
import { kindLabel } from './kind-label';

type Recommendation = Profile['recommendedTests'][number];

interface RecommendationsProps {
  tests: Profile['recommendedTests'];
  /** Whether the first one is today's next step: not while a test is running. */
  isNextStep: boolean;
}

export function Recommendations({ tests, isNextStep }: RecommendationsProps) {
  return (
    <section aria-labelledby="recommended-heading" className={page.stack}>
      <div className={styles.headingRow}>
        <h2 id="recommended-heading" className={page.sectionHeading}>
          Recommended For You
        </h2>
        <Link to={EXAMS_PATH}>All test series</Link>
      </div>
      {tests.length === 0 ? (
        <p className={page.empty}>No recommendations available</p>
      ) : (
        <ul className={styles.cards}>
          {tests.map((test, index) => (
            <Card as="li" key={test.testId} className={styles.card}>
              <div>
                {test.examName !== undefined && <p className={styles.exam}>{test.examName}</p>}
                <h3>{test.title ?? test.name}</h3>
              </div>
              <div className={styles.about}>
                <Facts test={test} />
                {test.reason !== undefined && <p className={styles.reason}>{test.reason}</p>}
              </div>
              <ButtonLink
                to={mockTestPath(test.examId, test.testId)}
                variant={isNextStep && index === 0 ? 'primary' : 'secondary'}
                aria-label={`Start Test: ${test.name}`}
                block
              >
                Start Test
              </ButtonLink>
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Kind, questions and minutes; an earlier release of the services sends only a description. */
function Facts({ test: { category, questions, duration, description } }: { test: Recommendation }) {
  if (category === undefined || questions === undefined) {
    return <p className={styles.description}>{description}</p>;
  }
  return (
    <p className={page.itemFacts}>
      <span>{kindLabel(category)}</span>
      <span>{formatCount(questions, 'question')}</span>
      <span>{formatDuration(duration)}</span>
    </p>
  );
}
