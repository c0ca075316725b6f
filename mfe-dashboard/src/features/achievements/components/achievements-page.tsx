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
import { achievementIcon } from './achievement-icon';
import styles from './achievements.module.css';

export function AchievementsPage() {
  const achievements = useQuery(achievementsQuery);
  const error = useLoadError(achievements);
  if (error) {
    return <LoadFailure title="Your achievements could not be loaded" query={achievements} />;
  }
  if (achievements.data === undefined) {
    return (
      <LoadingRegion label="Loading your achievements..." className={styles.cards}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} height="9rem" />
        ))}
      </LoadingRegion>
    );
  }
  if (achievements.data.length === 0) {
    return (
      <EmptyState
        title="No achievements yet"
        text="Complete tests and challenges to earn achievements."
        action={<ButtonLink to={EXAMS_PATH}>Browse test series</ButtonLink>}
      />
    );
  }
  const unlocked = achievements.data.filter((achievement) => achievement.unlocked).length;
  return (
    <div className={page.stack}>
      <p>
        {unlocked} of {achievements.data.length} unlocked
      </p>
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
          <p className={styles.state}>Unlocked on {formatDate(date)}</p>
        ) : (
          <p className={styles.state}>
            <Lock aria-hidden="true" />
            Locked
          </p>
        )}
      </div>
    </Card>
  );
}
