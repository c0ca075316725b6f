import { ArrowRight, ButtonLink } from '@abhyas/ui';
import { EXAMS_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import { Section } from '../../../shared/section';
import styles from './exam-categories-section.module.css';

interface Category {
  name: string;
  families: string;
  text: string;
  /** The search text for the exam list. */
  search: string;
}

const CATEGORIES: readonly Category[] = [
  {
    name: 'SSC',
    families: '',
    text: 'Jobs in government ministries and departments',
    search: 'SSC',
  },
  {
    name: 'Engineering',
    families: 'JEE/GATE',
    text: 'Admission to engineering colleges, and higher studies',
    search: 'engineering',
  },
  {
    name: 'Medical',
    families: 'NEET/AIIMS',
    text: 'Admission to medical and dental colleges',
    search: 'NEET',
  },
  {
    name: 'Banking',
    families: 'IBPS/RBI',
    text: 'Jobs in public-sector banks and the Reserve Bank',
    search: 'banking',
  },
];

export function ExamCategoriesSection() {
  return (
    <Section
      id="tests"
      title="Find your exam"
      text="Start with a free test and see how well you are prepared."
    >
      <ul className={styles.categories}>
        {CATEGORIES.map(({ name, families, text, search }) => (
          <li key={name}>
            <Link to={`${EXAMS_PATH}?q=${search}`} className={styles.category}>
              <span className={styles.name}>
                {name} {families !== '' && <span className={styles.families}>{families}</span>}
              </span>
              <span className={styles.text}>{text}</span>
              <span className={styles.count}>10+ mock tests</span>
              <ArrowRight aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={EXAMS_PATH} variant="secondary">
        View All Exam Categories
      </ButtonLink>
    </Section>
  );
}
