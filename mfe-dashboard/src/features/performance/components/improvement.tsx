import { Card } from '@abhyas/ui';
import { useMediaQuery } from '@abhyas/web-kit';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/performance';
import type { Performance } from '../api/get-performance';
import { barHeight, improvementText } from '../rules/improvement-text';
import styles from './performance.module.css';

const monthsShown = 12;
/** The number of bars that fit on a phone. */
const monthsOnPhones = 6;

/**
 * One bar a month, each with its value: a real list, so that screen readers can read it. A single month is told by
 * the sentence.
 */
export function Improvement({ months }: { months: Performance['improvement'] }) {
  const isWide = useMediaQuery('(min-width: 640px)');
  const shown = months.slice(isWide ? -monthsShown : -monthsOnPhones);
  const sentence = improvementText(shown);
  const hasMarks = shown.some(({ byMarks }) => byMarks);
  return (
    <section aria-labelledby="improvement-heading" className={page.stack}>
      <h2 id="improvement-heading" className={page.sectionHeading}>
        {texts.improvement}
      </h2>
      {months.length === 0 ? (
        <p className={page.empty}>{texts.noImprovement}</p>
      ) : (
        <Card className={page.stack}>
          <p>{hasMarks ? texts.byMarks(sentence) : sentence}</p>
          {shown.length > 1 && (
            <ol className={styles.bars}>
              {shown.map(({ month, score }) => (
                <li key={month} className={styles.month}>
                  <span className={styles.score}>{`${Math.round(score)}%`}</span>
                  <span className={styles.bar} style={{ height: barHeight(score) }} />
                  <span className={styles.monthName}>{month}</span>
                </li>
              ))}
            </ol>
          )}
        </Card>
      )}
    </section>
  );
}
