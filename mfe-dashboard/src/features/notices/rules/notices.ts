import type { UpcomingTest } from '@abhyas/web-kit';
import { dashboardPath, resultsPath, testDetailsPath } from '@abhyas/web-kit/paths';
import type { Achievement } from '../../../shared/api/get-achievements';
import type { Profile } from '../../../shared/api/get-profile';

/** One item in the bell menu. */
export interface Notice {
  id: string;
  text: string;
  to: string;
  /** When it happened. */
  at: Date;
}

/** The sources of notices; each part may be missing. */
export interface NoticeSources {
  upcomingTests: readonly Pick<
    UpcomingTest,
    'id' | 'examId' | 'testId' | 'name' | 'date' | 'time' | 'startsAt' | 'registered'
  >[];
  achievements: readonly Pick<Achievement, 'id' | 'title' | 'unlocked' | 'date'>[];
  activity: Readonly<Profile['recentActivity']>;
}

const day = 24 * 60 * 60 * 1000;
const recentDays = 7;
const reminderDays = 3;

/**
 * Events of the last seven days and registered tests that start within three days, newest first.
 * All come from the student's own data, so that every notice is relevant.
 */
export function noticesAt(now: Date, sources: NoticeSources): Notice[] {
  const isRecent = (at: Date) => at <= now && now.getTime() - at.getTime() <= recentDays * day;
  const unlocked = sources.achievements.flatMap((achievement): Notice[] =>
    achievement.unlocked && achievement.date !== null
      ? [
          {
            id: `achievement-${achievement.id}`,
            text: `Achievement unlocked: ${achievement.title}`,
            to: dashboardPath('achievements'),
            at: new Date(achievement.date),
          },
        ]
      : [],
  );
  const results = sources.activity.map((entry) => ({
    id: `result-${entry.attemptId}`,
    text: `${entry.testName}: you scored ${Math.round(entry.score)}%`,
    to: resultsPath(entry.examId, entry.testId, entry.attemptId),
    at: new Date(entry.date),
  }));
  const reminders = sources.upcomingTests
    .filter((test) => test.registered && new Date(test.startsAt) > now)
    .map((test) => ({
      id: `upcoming-${test.id}`,
      text: `${test.name} starts on ${test.date} at ${test.time}`,
      to: testDetailsPath(test.examId, test.testId),
      at: new Date(new Date(test.startsAt).getTime() - reminderDays * day),
    }));
  return [...reminders, ...unlocked, ...results]
    .filter((notice) => isRecent(notice.at))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** The number of notices since the student last looked. */
export function unreadCount(notices: readonly Notice[], seenAt: Date | undefined): number {
  return notices.filter((notice) => seenAt === undefined || notice.at > seenAt).length;
}
