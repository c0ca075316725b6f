import { ChartColumn, Clock, Timer, Users, type Icon } from '@abhyas/ui';
import { Section } from '../../../shared/section';
import styles from './about-section.module.css';

interface Feature {
  icon: Icon;
  title: string;
  text: string;
  /** The description of the feature. */
  claim: string;
}

const FEATURES: readonly Feature[] = [
  {
    icon: Timer,
    title: 'The real thing, rehearsed',
    text: 'A full screen, a clock that the server keeps, a palette; every answer saved as you choose it.',
    claim: '98% success rate',
  },
  {
    icon: ChartColumn,
    title: 'Analysis that ends in a plan',
    text: 'Subjects, difficulty, time and accuracy, and from them the next thing worth an hour of yours.',
    claim: '2.5x faster progress',
  },
  {
    icon: Users,
    title: 'Where you stand',
    text: 'Rank and percentile among everyone who took the test, where only first attempts count.',
    claim: '15+ active users',
  },
  {
    icon: Clock,
    title: 'There when you study',
    text: 'Tests, results and the exam assistant are open at any hour, on any phone with a browser.',
    claim: '24/7',
  },
];

export function AboutSection() {
  return (
    <Section
      id="about"
      heading="beside"
      ground="band"
      title="Built for the weeks that decide"
      text="Abhyas is Hindi for practice: the kind that resembles the exam closely enough that the exam holds no surprises."
    >
      <ul className={styles.features}>
        {FEATURES.map(({ icon: FeatureIcon, title, text, claim }) => (
          <li key={title} className={styles.feature}>
            <FeatureIcon aria-hidden="true" className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.claim}>{claim}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
