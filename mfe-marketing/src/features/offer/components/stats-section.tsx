import { EXAMS_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import { Section } from '../../../shared/section';
import * as texts from '../../../texts/offer';
import { countFreeTests, type Offer } from '../rules/offer';
import styles from './stats-section.module.css';

const numbers = new Intl.NumberFormat('en-IN');

interface StatsSectionProps {
  /** Null if it could not be loaded. */
  offer: Offer | null | undefined;
}

/** What can be counted is counted; the claims stand below, smaller. */
export function StatsSection({ offer }: StatsSectionProps) {
  return (
    <Section id="stats" title={texts.inNumbers} text={texts.howCounted}>
      <div className={styles.counted}>
        {offer === null ? (
          <p className={styles.failed}>
            {texts.countFailed((label) => (
              <Link to={EXAMS_PATH}>{label}</Link>
            ))}
          </p>
        ) : (
          <Counts offer={offer} />
        )}
      </div>
      <dl className={styles.claims}>
        {texts.claims.map(({ value, label }) => (
          <div key={label} className={styles.claim}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Counts({ offer }: { offer: Offer | undefined }) {
  const counts = [
    { label: texts.counts.exams, count: offer?.totals.exams },
    { label: texts.counts.tests, count: offer?.totals.tests },
    { label: texts.counts.freeTests, count: offer && countFreeTests(offer.exams) },
    { label: texts.counts.questions, count: offer?.totals.questions },
  ];
  return (
    <dl className={styles.counts} aria-busy={offer === undefined}>
      {counts.map(({ label, count }) => (
        <div key={label} className={styles.count}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {count === undefined ? texts.notCountedYet : numbers.format(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
