import { Button } from '@abhyas/ui';
import { useState } from 'react';
import * as texts from '../../../texts/results';
import type { TopicPerformance } from '../api/results.types';
import { topicsSentence, weakestFirst } from '../rules/topic-texts';
import { FigureSection } from './figure-section';
import { ScoreTile } from './score-tile';
import styles from './topic-section.module.css';

/** More would hide the weakest ones. */
const SHOWN = 6;

/** The right answers by topic, weakest first; renders nothing for a test with one topic. */
export function TopicSection({ topics }: { topics: readonly TopicPerformance[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (topics.length < 2) return null;
  const sorted = weakestFirst(topics);
  return (
    <FigureSection title={texts.topicWise} sentence={topicsSentence(topics)}>
      <ul className={styles.topics}>
        {(isWhole ? sorted : sorted.slice(0, SHOWN)).map((topic) => (
          <TopicRow key={`${topic.subject}: ${topic.topic}`} topic={topic} />
        ))}
      </ul>
      {sorted.length > SHOWN && (
        <Button
          variant="ghost"
          size="sm"
          edge="start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.showWeakestTopics : texts.showAllTopics(sorted.length)}
        </Button>
      )}
    </FigureSection>
  );
}

function TopicRow({ topic }: { topic: TopicPerformance }) {
  const { correct, total, percentage, answered } = topic;
  return (
    <ScoreTile title={topic.topic} percentage={percentage}>
      {texts.topicCount(topic.subject, correct, total, total - answered)}
    </ScoreTile>
  );
}
