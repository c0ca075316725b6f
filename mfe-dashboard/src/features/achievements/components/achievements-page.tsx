import {
  ButtonLink,
  Card,
  classNames,
  EmptyState,
  LoadingRegion,
  Lock,
  Skeleton,
} from '@abhyas/ui';
import { EXAMS_PATH, formatDate, useLoadError } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { achievementsQuery, type Achievement } from '../../../shared/api/get-achievements';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/achievements';
import * as frameTexts from '../../../texts/frame';
import { achievementIcon } from './achievement-icon';
import styles from './achievements.module.css';

export default function AchievementsPage() {
  const achievements = useQuery(achievementsQuery);
  const error = useLoadError(achievements);
  if (error) {
    return <LoadFailure title={texts.loadFailed} query={achievements} />;
  }
  if (achievements.data === undefined) {
    return (
      <LoadingRegion label={texts.loading} className={styles.cards}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} height="9rem" />
        ))}
      </LoadingRegion>
    );
  }
  if (achievements.data.length === 0) {
    return (
      <EmptyState
        title={texts.noneTitle}
        text={texts.noneText}
        action={<ButtonLink to={EXAMS_PATH}>{frameTexts.browse}</ButtonLink>}
      />
    );
  }
  const unlocked = achievements.data.filter((achievement) => achievement.unlocked).length;
  return (
    <div className={page.stack}>
      <p>{texts.unlocked(unlocked, achievements.data.length)}</p>
      <ul className={styles.cards}>
        {achievements.data.map((achievement) => (
          <AchievementCard key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </div>
  );
}

function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { icon, title, description, unlocked, date } = achievement;
  return (
    <Card as="li" className={classNames(styles.card, !unlocked && styles.locked)}>
      <span className={styles.icon}>
        {createElement(achievementIcon(icon), { 'aria-hidden': true })}
      </span>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{description}</p>
        {unlocked ? (
          <p className={styles.state}>{texts.unlockedOn(formatDate(date))}</p>
        ) : (
          <p className={styles.state}>
            <Lock aria-hidden="true" />
            <span>{texts.locked}</span>
          </p>
        )}
      </div>
    </Card>
  );
}
