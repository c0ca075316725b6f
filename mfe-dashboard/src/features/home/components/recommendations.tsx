import { Card } from '@abhyas/ui';
import { EXAMS_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/home';
import { ExamLine } from './exam-line';
import styles from './home.module.css';
import { StartLink } from './start-link';
import { TestFacts, type Recommendation } from './test-facts';

interface RecommendationsProps {
  tests: readonly Recommendation[];
  /** Whether the first one is today's next step. */
  isNextStep: boolean;
}

export function Recommendations({ tests, isNextStep }: RecommendationsProps) {
  return (
    <section aria-labelledby="recommended-heading" className={page.stack}>
      <div className={styles.headingRow}>
        <h2 id="recommended-heading" className={page.sectionHeading}>
          {texts.recommended}
        </h2>
        <Link to={EXAMS_PATH}>{texts.allSeries}</Link>
      </div>
      {tests.length === 0 ? (
        <p className={page.empty}>{texts.noRecommendations}</p>
      ) : (
        <ul className={styles.cards}>
          {tests.map((test, index) => (
            <Card as="li" key={test.testId} className={styles.card}>
              <ExamLine test={test}>
                <div>
                  <p className={styles.exam}>{test.examName}</p>
                  <h3>{test.title}</h3>
                </div>
              </ExamLine>
              <div className={styles.about}>
                <TestFacts test={test} />
                <p className={styles.reason}>{test.reason}</p>
              </div>
              <StartLink test={test} isNextStep={isNextStep && index === 0} />
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}
