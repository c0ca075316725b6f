import { Section } from '../../../shared/section';
import styles from './stats-section.module.css';

const STATS = [
  { value: '10,000+', label: 'questions' },
  { value: '25+', label: 'active students' },
  { value: '30+', label: 'successful candidates' },
  { value: '95%', label: 'time improvement' },
  { value: '10+', label: 'mock tests' },
] as const;

export function StatsSection() {
  return (
    <Section id="stats" heading="beside" title="Abhyas in numbers">
      <dl className={styles.stats}>
        {STATS.map(({ value, label }) => (
          <div key={label} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
