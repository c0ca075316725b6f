import {
  Bell,
  ChevronRight,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  IconButton,
} from '@abhyas/ui';
import {
  formatDate,
  questionReportsQuery,
  REPORT_OUTCOMES,
  upcomingTestsQuery,
  useOpenAttempts,
  useServerNow,
  useTimeLeft,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { achievementsQuery } from '../../../shared/api/get-achievements';
import { useProfile } from '../../../shared/api/get-profile';
import * as texts from '../../../texts/notices';
import { noticesAt, unreadCount, type Notice } from '../rules/notices';
import styles from './notice-bell.module.css';
import { readSeenAt, writeSeenAt } from './seen-at';

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
  return (
    <DropdownMenu label={texts.notifications} trigger={bell} onOpenChange={markSeen}>
      <DropdownMenuLabel>{texts.recent(notices.length)}</DropdownMenuLabel>
      {notices.map((notice) => (
        <DropdownMenuItem key={notice.id} asChild>
          <Link to={notice.to}>
            <span className={styles.words}>
              <span className={styles.text}>{notice.text}</span>
              <span className={styles.date}>
                {notice.endsAt === undefined ? (
                  formatDate(notice.at.toISOString())
                ) : (
                  <ResumeLine endsAt={notice.endsAt} />
                )}
              </span>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

function ResumeLine({ endsAt }: { endsAt: number }) {
  return <>{texts.resume(useTimeLeft(endsAt))}</>;
}
