import { Badge, ButtonLink } from '@abhyas/ui';
import {
  describeCountdown,
  formatDateTime,
  livePhase,
  lobbyPath,
  testDetailsPath,
  useIsHydrated,
  useServerNow,
} from '@abhyas/web-kit';
import type { ExamDetail } from '../../../shared/catalogue.types';
import { useNow } from '../../../shared/live-tests/use-now';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';

/** The exam's live tests that are not over; the test list does not contain them. */
export function LiveNotices({ exam }: { exam: ExamDetail }) {
  const now = useNow(exam.liveTests).getTime();
  const tests = exam.liveTests.filter(({ closesAt }) => Date.parse(closesAt) > now);
  if (tests.length === 0) return null;
  return (
    <ul aria-label={texts.liveTests} className={styles.notices}>
      {tests.map((test) => (
        <LiveNotice
          key={test._id}
          examId={exam._id}
          test={test}
          isOpen={Date.parse(test.opensAt) <= now}
        />
      ))}
    </ul>
  );
}

interface LiveNoticeProps {
  examId: string;
  test: ExamDetail['liveTests'][number];
  isOpen: boolean;
}

function LiveNotice({ examId, test, isOpen }: LiveNoticeProps) {
  const { now, source } = useServerNow();
  const isHydrated = useIsHydrated();
  const startsAt = test.opensAt;
  const phase =
    source === 'pending' || !isHydrated ? 'early' : livePhase({ ...test, startsAt }, now);
  const isClose = phase === 'soon' || phase === 'lobby';
  const wait = describeCountdown(Date.parse(startsAt) - now.getTime());
  const time = formatDateTime(startsAt);
  const upcoming = isClose ? texts.startsIn(time, wait) : time;
  const when = isOpen ? texts.until(formatDateTime(test.closesAt)) : upcoming;
  return (
    <li className={styles.notice}>
      <div>
        <h2 className={styles.rowTitle}>
          <span>{test.title}</span>
          <Badge tone="info">{isOpen ? texts.openNow : texts.live}</Badge>
        </h2>
        <p className={styles.rowFacts}>{when}</p>
      </div>
      <div className={styles.noticeActions}>
        {phase === 'lobby' && (
          <ButtonLink
            to={lobbyPath(examId, test._id)}
            variant="soft"
            size="sm"
            aria-label={texts.enterLobbyOf(test.title)}
          >
            {texts.enterLobby}
          </ButtonLink>
        )}
        <ButtonLink
          to={testDetailsPath(examId, test._id)}
          variant="secondary"
          size="sm"
          aria-label={texts.viewDetailsOf(test.title)}
        >
          {texts.viewDetails}
        </ButtonLink>
      </div>
    </li>
  );
}
