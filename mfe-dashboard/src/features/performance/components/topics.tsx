import { Button, ProgressBar } from '@abhyas/ui';
import { useState } from 'react';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/performance';
import type { Performance } from '../api/get-performance';
import { trendText } from '../rules/trend-text';
import styles from './performance.module.css';

/** More would hide the weakest ones. */
const SHOWN = 6;

/** The topics of the latest tests, weakest first, each with its trend. */
export function Topics({ topics }: Pick<Performance, 'topics'>) {
  const [isWhole, setIsWhole] = useState(false);
  if (topics.length === 0) return null;
  const shown = isWhole ? topics : topics.slice(0, SHOWN);
  return (
    <section aria-labelledby="topics-heading" className={page.stack}>
      <h2 id="topics-heading" className={page.sectionHeading}>
        {texts.topics}
      </h2>
      {shown.some(({ change }) => change !== null) && (
        <p className={styles.basis}>{texts.topicsNote}</p>
      )}
      <ul className={page.list}>
        {shown.map((topic) => (
          <li key={`${topic.subject}: ${topic.topic}`} className={styles.subject}>
            <p className={styles.subjectLine}>
              <span className={styles.subjectName}>{topic.topic}</span>
              <span className={styles.figures}>
                <strong>{`${Math.round(topic.score)}%`}</strong>
                {topic.change !== null && (
                  <span className={styles.top}>{trendText(topic.change)}</span>
                )}
              </span>
            </p>
            <ProgressBar label={texts.topicScore(topic.topic)} value={topic.score} />
            <p className={page.itemFacts}>
              {texts.topicFacts(topic.subject, topic.correct, topic.total)}
            </p>
          </li>
        ))}
      </ul>
      {topics.length > SHOWN && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            edge="start"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? texts.showWeakest : texts.showAllTopics(topics.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
