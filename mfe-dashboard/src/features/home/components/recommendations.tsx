import { Link } from 'react-router';
import { ButtonLink, Card } from '@abhyas/ui';
import { examListAddress, runnerAddress } from '../../../shared/rules/addresses';
import page from '../../../shared/page.module.css';
import type { Profile } from '../../../shared/profile/use-profile';
import styles from './home.module.css';

/** Today's next step: the first recommendation. */
export function Recommendations({ tests }: { tests: Profile['recommendedTests'] }) {
  return (
    <section aria-labelledby="recommended-heading" className={page.stack}>
      <div className={styles.headingRow}>
        <h2 id="recommended-heading" className={page.sectionHeading}>
          Recommended For You
        </h2>
        <Link to={examListAddress}>All test series</Link>
      </div>
      {tests.length === 0 ? (
        <p className={page.empty}>No recommendations available</p>
      ) : (
        <ul className={styles.cards}>
          {tests.map((test, index) => (
            <Card as="li" key={test.testId} className={styles.card}>
              <h3>{test.name}</h3>
              <p className={styles.description}>{test.description}</p>
              <ButtonLink
                to={runnerAddress(test.examId, test.testId)}
                variant={index === 0 ? 'primary' : 'secondary'}
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
