import type { ComponentType } from 'react';
import { Section } from '../../../shared/section';
import * as texts from '../../../texts/about';
import styles from './about-section.module.css';
import { DayAndNight, ScoreCurve, SheetAndClock, SubjectBars } from './illustrations';

interface Feature {
  illustration: ComponentType;
  title: string;
  text: string;
  /** The description of the feature. */
  claim: string;
}

const FEATURES: readonly Feature[] = [
  { illustration: SheetAndClock, ...texts.exam },
  { illustration: SubjectBars, ...texts.next },
  { illustration: ScoreCurve, ...texts.compare },
  { illustration: DayAndNight, ...texts.anyTime },
];

export function AboutSection() {
  return (
    <Section id="about" ground="band" title={texts.title} text={texts.introduction}>
      <ul className={styles.features}>
        {FEATURES.map(({ illustration: FeatureIllustration, title, text, claim }) => (
          <li key={title} className={styles.feature}>
            <FeatureIllustration />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.claim}>{claim}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
