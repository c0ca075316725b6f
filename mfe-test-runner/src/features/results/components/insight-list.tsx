import { Info, ShieldCheck, TrendingDown, TrendingUp, Zap, type Icon } from '@abhyas/ui';
import { mockTestPath } from '@abhyas/web-kit';
import { Link } from 'react-router';
import * as texts from '../../../texts/results';
import type { Insight } from '../api/results.types';
import { insightIcon, type InsightIcon } from '../rules/insight-icon';
import styles from './insight-list.module.css';

const ICONS: Record<InsightIcon, Icon> = {
  rise: TrendingUp,
  fall: TrendingDown,
  lightning: Zap,
  shield: ShieldCheck,
  default: Info,
};

/** The insights about this student, with advice. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  return (
    <section aria-labelledby="insights">
      <h2 id="insights" className={styles.heading}>
        {texts.insights}
      </h2>
      {insights.length === 0 ? (
        <p>{texts.noInsights}</p>
      ) : (
        <ul className={styles.list}>
          {insights.map((insight) => (
            <InsightItem key={insight.title} insight={insight} />
          ))}
        </ul>
      )}
    </section>
  );
}

function InsightItem({ insight }: { insight: Insight }) {
  const Mark = ICONS[insightIcon(insight.icon)];
  return (
    <li className={styles.insight}>
      <Mark aria-hidden="true" className={styles.icon} />
      <div>
        <h3 className={styles.title}>{insight.title}</h3>
        <p>{insight.content}</p>
        {insight.link && (
          <p className={styles.next} data-print="none">
            <Link to={mockTestPath(insight.link.examId, insight.link.testId)}>
              {texts.takeNext(insight.link.label)}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
