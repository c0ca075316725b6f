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
    title: 'Practise as in the real exam',
    text: 'A full screen, a timer and a question palette, as in the exam. Every answer is saved as soon as you choose it.',
    claim: '98% success rate',
  },
  {
    icon: ChartColumn,
    title: 'Know what to study next',
    text: 'See your results by subject, topic, difficulty and time, and which test to take next.',
    claim: '2.5x faster progress',
  },
  {
    icon: Users,
    title: 'Compare yourself',
    text: 'See your rank and percentile once 20 students have taken a test. Only first attempts count.',
    claim: '15+ active users',
  },
  {
    icon: Clock,
    title: 'Study at any time',
    text: 'Tests, results and the exam assistant are available day and night, on any phone with a browser.',
    claim: '24/7',
  },
];

export function AboutSection() {
  return (
    <Section
      id="about"
      heading="beside"
      ground="band"
      title="Practice that feels like the exam"
      text="Abhyas means practice in Hindi. Our tests work like the real exam, so that nothing surprises you on exam day."
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
