import { ArrowRight, ButtonLink } from '@abhyas/ui';
import { EXAMS_PATH, LOGIN_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import { HERO_FAMILIES } from '../../../shared/exam-families';
import * as texts from '../../../texts/hero';
import styles from './hero-section.module.css';
import { SamplePaper } from './sample-paper';

/** What the product is, the first step, and a sample to try. */
export function HeroSection() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 id="hero-title" tabIndex={-1} data-page-heading="" className={styles.title}>
            {texts.title}
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.start}>
            <ButtonLink to={LOGIN_PATH} size="lg">
              <span>{texts.start}</span>
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
            <p className={styles.free}>{texts.whatIsFree}</p>
          </div>
          <ul className={styles.families} aria-label={texts.exams}>
            {HERO_FAMILIES.map((family) => (
              <li key={family}>{family}</li>
            ))}
          </ul>
          <p className={styles.missing}>
            <span>{texts.notAllReady}</span> <Link to={EXAMS_PATH}>{texts.seeExams}</Link>
          </p>
        </div>
        <SamplePaper />
      </div>
    </section>
  );
}
