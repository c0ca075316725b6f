import type { OpenAttempt, QuestionReport, UpcomingTest } from '@abhyas/web-kit';
import { lobbyOpensAt } from '@abhyas/web-kit/live-tests';
import {
  dashboardPath,
  lobbyPath,
  mockTestPath,
  resultsPath,
  testDetailsPath,
} from '@abhyas/web-kit/paths';
import { testNameOf } from '@abhyas/web-kit/test-name';
import type { Achievement } from '../../../shared/api/get-achievements';
import type { Profile } from '../../../shared/api/get-profile';
import { marksText } from '../../../shared/rules/marks';
import * as texts from '../../../texts/notices';

/** One item in the bell menu. */
export interface Notice {
  id: string;
  text: string;
  to: string;
  /** When it happened. */
  at: Date;
  /** Of a running test: when it ends, on this device's clock. */
  endsAt?: number;
}

/** The sources of notices; each part may be missing. */
export interface NoticeSources {
  openAttempts: readonly Pick<
    OpenAttempt,
    'attemptId' | 'examId' | 'examName' | 'testId' | 'title' | 'startedAt' | 'endsAt'
  >[];
  upcomingTests: readonly Pick<
    UpcomingTest,
    'id' | 'examId' | 'examName' | 'testId' | 'name' | 'date' | 'time' | 'startsAt' | 'registered'
  >[];
  achievements: readonly Pick<Achievement, 'id' | 'title' | 'unlocked' | 'date'>[];
  activity: Readonly<Profile['recentActivity']>;
  reports: readonly (Pick<
    QuestionReport,
    'id' | 'examId' | 'testId' | 'attemptId' | 'testTitle' | 'number' | 'settledAt'
  > & {
    /** How it was settled, in words; null while it is open. */
    outcome: string | null;
  })[];
}

const day = 24 * 60 * 60 * 1000;
const recentDays = 7;
const reminderDays = 3;

/**
 * Running tests, then events of the last seven days and registered tests that start within three days,
 * newest first.
 * All come from the student's own data, so that every notice is relevant.
 */
export function noticesAt(now: Date, sources: NoticeSources): Notice[] {
  const isRecent = (at: Date) => at <= now && now.getTime() - at.getTime() <= recentDays * day;
  const running = sources.openAttempts.map((attempt) => ({
    id: `running-${attempt.attemptId}`,
    text: texts.isRunning(testNameOf(attempt.title, attempt.examName)),
    to: mockTestPath(attempt.examId, attempt.testId),
    at: new Date(attempt.startedAt),
    endsAt: attempt.endsAt,
  }));
  const unlocked = sources.achievements.flatMap((achievement): Notice[] =>
    achievement.unlocked && achievement.date !== null
      ? [
          {
            id: `achievement-${achievement.id}`,
            text: texts.unlocked(achievement.title),
            to: dashboardPath('achievements'),
            at: new Date(achievement.date),
          },
        ]
      : [],
  );
  // Of a live test once its marks are there, and then as new as they are.
  const results = sources.activity
    .filter(({ solutionsFrom }) => solutionsFrom === undefined)
    .map((entry) => ({
      id: `result-${entry.attemptId}`,
      text: entry.solutionsAt === undefined ? resultText(entry) : texts.marksAreHere(nameOf(entry)),
      to: resultsPath(entry.examId, entry.testId, entry.attemptId),
      at: new Date(entry.solutionsAt ?? entry.date),
    }));
  const settled = sources.reports.flatMap((report): Notice[] =>
    report.outcome !== null && report.settledAt !== null
      ? [
          {
            id: `report-${report.id}`,
            text: texts.settled(report.outcome, report.testTitle, report.number),
            to: `${resultsPath(report.examId, report.testId, report.attemptId)}&review=all`,
            at: new Date(report.settledAt),
          },
        ]
      : [],
  );
  const reminders = sources.upcomingTests
    .filter((test) => test.registered && new Date(test.startsAt) > now)
    .map((test) => {
      const name = testNameOf(test.name, test.examName);
      const opensAt = lobbyOpensAt(test);
      return now >= opensAt
        ? {
            id: `lobby-${test.id}`,
            text: texts.lobbyIsOpen(name, test.time),
            to: lobbyPath(test.examId, test.testId),
            at: opensAt,
          }
        : {
            id: `upcoming-${test.id}`,
            text: texts.startsOn(name, test.date, test.time),
            to: testDetailsPath(test.examId, test.testId),
            at: new Date(new Date(test.startsAt).getTime() - reminderDays * day),
          };
    });
  const recent = [...reminders, ...unlocked, ...results, ...settled]
    .filter((notice) => isRecent(notice.at))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return [...running, ...recent];
}

function resultText(entry: Profile['recentActivity'][number]): string {
  const test = nameOf(entry);
  const marks = marksText(entry);
  return marks === undefined
    ? texts.scored(test, Math.round(entry.score))
    : texts.gotMarks(test, marks);
}

function nameOf({ testName, examName }: Profile['recentActivity'][number]): string {
  return testNameOf(testName, examName);
}

/** The number of notices since the student last looked. */
export function unreadCount(notices: readonly Notice[], seenAt: Date | undefined): number {
  return notices.filter((notice) => seenAt === undefined || notice.at > seenAt).length;
}
