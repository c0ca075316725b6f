import { classNames } from '@abhyas/ui';
import { formatDate, marksCome, resultsPath, testNameOf, useServerNow } from '@abhyas/web-kit';
import { Link } from 'react-router';
import type { Profile } from '../../../shared/api/get-profile';
import page from '../../../shared/page.module.css';
import { marksText } from '../../../shared/rules/marks';
import * as texts from '../../../texts/home';
import styles from './home.module.css';

export function RecentActivity({ activity }: { activity: Profile['recentActivity'] }) {
  return (
    <section aria-labelledby="activity-heading" className={page.stack}>
      <h2 id="activity-heading" className={page.sectionHeading}>
        {texts.recentActivity}
      </h2>
      {activity.length === 0 ? (
        <p className={page.empty}>{texts.noActivity}</p>
      ) : (
        <ul className={page.list}>
          {activity.map((entry) => (
            <ActivityItem key={entry.attemptId} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ActivityItem({ entry }: { entry: Profile['recentActivity'][number] }) {
  const marks = marksText(entry);
  const { now } = useServerNow();
  return (
    <li className={classNames(page.item, styles.activity)}>
      <div className={page.itemText}>
        <h3 className={page.itemTitle}>
          <Link
            to={resultsPath(entry.examId, entry.testId, entry.attemptId)}
            state={{ attemptId: entry.attemptId }}
          >
            {testNameOf(entry.testName, entry.examName)}
          </Link>
        </h3>
        <p className={page.itemFacts}>{formatDate(entry.date)}</p>
        {entry.solutionsFrom !== undefined && (
          <p className={page.itemFacts}>{marksCome(entry.solutionsFrom, now)}</p>
        )}
      </div>
      <div className={styles.result}>
        {entry.solutionsFrom === undefined && (
          <p className={styles.score}>{texts.score(Math.round(entry.score))}</p>
        )}
        {marks !== undefined && <p className={page.itemFacts}>{marks}</p>}
      </div>
    </li>
  );
}
