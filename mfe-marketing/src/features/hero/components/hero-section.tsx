import { ArrowRight, ButtonLink } from '@abhyas/ui';
import { LOGIN_PATH } from '@abhyas/web-kit';
import styles from './hero-section.module.css';
import { SamplePaper } from './sample-paper';

const FAMILIES = [
  'JEE',
  'NEET',
  'UPSC',
  'GATE',
  'CAT',
  'SSC',
  'Banking',
  'GRE',
  'GMAT',
  'CLAT',
] as const;

/** What the product is, the first step, and a sample to try. */
export function HeroSection() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 id="hero-title" tabIndex={-1} data-page-heading="" className={styles.title}>
            Take the exam before exam day
          </h1>
          <p className={styles.lead}>
            Timed mock tests for India’s competitive exams. After each test you see what to study
            next.
          </p>
          <div className={styles.start}>
            <ButtonLink to={LOGIN_PATH} size="lg">
              Get Started Free
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
          </div>
          <ul className={styles.families} aria-label="Exams">
            {FAMILIES.map((family) => (
              <li key={family}>{family}</li>
            ))}
          </ul>
        </div>
        <SamplePaper />
      </div>
    </section>
  );
}
