import { ArrowRight, ButtonLink, Monogram } from '@abhyas/ui';
import { EXAMS_PATH } from '@abhyas/web-kit';
import { Link } from 'react-router';
import { CATEGORIES, PROMISED, type Category } from '../../../shared/exam-families';
import { Section } from '../../../shared/section';
import * as texts from '../../../texts/offer';
import { countTests, examsNamed, notOffered, type Offer, type OfferedExam } from '../rules/offer';
import styles from './exam-categories-section.module.css';

interface ExamCategoriesSectionProps {
  /** Null if it could not be loaded. */
  offer: Offer | null | undefined;
}

export function ExamCategoriesSection({ offer }: ExamCategoriesSectionProps) {
  return (
    <Section id="tests" title={texts.findExam} text={texts.startFree}>
      <ul className={styles.categories}>
        {CATEGORIES.map((category) => (
          <li key={category.name}>
            <CategoryLink
              category={category}
              exams={offer ? examsNamed(offer, category.name) : []}
            />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <ButtonLink to={EXAMS_PATH} variant="secondary">
          {texts.viewAll}
        </ButtonLink>
        <p className={styles.missing}>{missingText(offer)}</p>
      </div>
    </Section>
  );
}

interface CategoryLinkProps {
  category: Category;
  /** Those of the category that are offered; none while that is not known. */
  exams: readonly OfferedExam[];
}

function CategoryLink({ category: { name, families, search }, exams }: CategoryLinkProps) {
  return (
    <Link to={`${EXAMS_PATH}?q=${search}`} className={styles.category}>
      <span className={styles.name}>
        <span>{name}</span>{' '}
        {families.length > 0 && <span className={styles.families}>{families.join('/')}</span>}
      </span>
      <span className={styles.text}>{texts.categories[name]}</span>
      <span className={styles.exams}>
        {exams.map((exam) => (
          <Monogram key={exam._id} name={exam.name} color={exam.color} size="sm" />
        ))}
      </span>
      <span className={styles.counts}>
        <span className={styles.counted}>
          {exams.length > 0 && texts.examsAndTests(exams.length, countTests(exams))}
        </span>
        <span className={styles.claim}>{texts.claim}</span>
      </span>
      <ArrowRight aria-hidden="true" className={styles.arrow} />
    </Link>
  );
}

function missingText(offer: Offer | null | undefined): string {
  if (!offer) return texts.someHaveNone;
  const names = notOffered(offer, PROMISED);
  return names.length === 0 ? texts.allHaveTests : texts.noTestsFor(names);
}
