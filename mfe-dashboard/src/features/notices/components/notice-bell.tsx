import { Bell, IconButton } from '@abhyas/ui';
import {
  lazyWithRetry,
  questionReportsQuery,
  REPORT_OUTCOMES,
  RetryBoundary,
  upcomingTestsQuery,
  useOpenAttempts,
  useServerNow,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { cloneElement, Suspense, useState, type ComponentProps, type ReactElement } from 'react';
import { achievementsQuery } from '../../../shared/api/get-achievements';
import { useProfile } from '../../../shared/api/get-profile';
import * as texts from '../../../texts/notices';
import { noticesAt, unreadCount, type Notice } from '../rules/notices';
import styles from './notice-bell.module.css';
import { readSeenAt, writeSeenAt } from './seen-at';

const NoticeMenu = lazyWithRetry(() => import('./notice-menu'));

function useNotices(): Notice[] {
  const { data: profile } = useProfile();
  const { data: upcomingTests = [] } = useQuery(upcomingTestsQuery);
  const { data: achievements = [] } = useQuery(achievementsQuery);
  const openAttempts = useOpenAttempts();
  const { data: reports = [] } = useQuery(questionReportsQuery());
  const { now } = useServerNow(upcomingTests.some(({ registered }) => registered));
  return noticesAt(now, {
    openAttempts,
    upcomingTests,
    achievements,
    activity: profile?.recentActivity ?? [],
    reports: reports.map((report) => ({
      ...report,
      outcome: report.outcome && REPORT_OUTCOMES[report.outcome],
    })),
  });
}

/** Recent notices in a bell menu; the dot disappears once the student has seen them. */
export function NoticeBell() {
  const notices = useNotices();
  const [seenAt, setSeenAt] = useState(readSeenAt);
  // Most visits never open the menu: it loads when somebody is about to.
  const [isWanted, setWanted] = useState(false);
  const unread = unreadCount(notices, seenAt);
  const markSeen = (isOpen: boolean) => {
    // On close, so that the label still shows the number of new notices while the list is open.
    if (!isOpen) setSeenAt(writeSeenAt(new Date()));
  };
  const bell = (
    <IconButton
      label={unread === 0 ? texts.notifications : texts.unread(unread)}
      className={styles.bell}
    >
      <Bell aria-hidden="true" />
      {unread > 0 && <span className={styles.dot} />}
    </IconButton>
  );
  if (!isWanted) return closed(bell, () => setWanted(true));
  return (
    <RetryBoundary fallback={({ retry }) => closed(bell, retry)}>
      <Suspense fallback={closed(bell)}>
        <NoticeMenu bell={bell} notices={notices} onOpenChange={markSeen} />
      </Suspense>
    </RetryBoundary>
  );
}

/** The bell without its menu. */
function closed(bell: ReactElement<ComponentProps<'button'>>, onPress?: () => void): ReactElement {
  return cloneElement(bell, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: NoticeMenu.preload,
    onFocus: NoticeMenu.preload,
    onClick: onPress,
  });
}
