import { classNames } from '@abhyas/ui';
import { examPath } from '@abhyas/web-kit';
import { Link } from 'react-router';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/performance';
import type { Performance } from '../api/get-performance';
import { examRankingText } from '../rules/ranking-text';
import styles from './performance.module.css';

/** Where the student stands in each exam: the figures over all exams mean less. */
export function ExamStandings({ exams, overall }: Pick<Performance, 'exams' | 'overall'>) {
  if (exams.length === 0) return null;
  return (
    <section aria-labelledby="exams-heading" className={page.stack}>
      <h2 id="exams-heading" className={page.sectionHeading}>
        {texts.exams}
      </h2>
      {exams.some(({ ranked }) => !ranked) && (
        <p className={styles.basis}>{texts.rankNeeds(overall.minTests, overall.minParticipants)}</p>
      )}
      <ul className={page.list}>
        {exams.toSorted(rankedFirst).map((exam) => (
          <li key={exam.examId} className={classNames(page.item, styles.exam)}>
            <h3 className={page.itemTitle}>
              <Link to={examPath(exam.examId)}>{exam.name}</Link>
            </h3>
            <p className={exam.ranked ? styles.ranked : page.itemFacts}>
              {examRankingText(exam, overall)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function rankedFirst(one: Performance['exams'][number], other: typeof one): number {
  return Number(other.ranked) - Number(one.ranked);
}
