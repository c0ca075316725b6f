import { Badge, ButtonLink } from '@abhyas/ui';
import {
  describeCountdown,
  formatDateTime,
  livePhase,
  lobbyPath,
  testDetailsPath,
  useServerNow,
} from '@abhyas/web-kit';
import type { ExamDetail } from '../../../shared/catalogue.types';
import { useNow } from '../../../shared/live-tests/use-now';
import styles from './exam-detail.module.css';

/** The exam's live tests that are not over; the test list does not contain them. */
export function LiveNotices({ exam }: { exam: ExamDetail }) {
  const now = useNow(exam.liveTests).getTime();
  const tests = exam.liveTests.filter(({ closesAt }) => Date.parse(closesAt) > now);
  if (tests.length === 0) return null;
  return (
    <ul aria-label="Live tests" className={styles.notices}>
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
  const startsAt = test.opensAt;
  const phase = source === 'pending' ? 'early' : livePhase({ ...test, startsAt }, now);
  const isClose = phase === 'soon' || phase === 'lobby';
  return (
    <li className={styles.notice}>
      <div>
        <h2 className={styles.rowTitle}>
          {test.title}
          <Badge tone="info">{isOpen ? 'Open now' : 'Live test'}</Badge>
        </h2>
        <p className={styles.rowFacts}>
          {isOpen ? `Until ${formatDateTime(test.closesAt)}` : formatDateTime(startsAt)}
          {isClose &&
            !isOpen &&
            ` · starts in ${describeCountdown(Date.parse(startsAt) - now.getTime())}`}
        </p>
      </div>
      <div className={styles.noticeActions}>
        {phase === 'lobby' && (
          <ButtonLink
            to={lobbyPath(examId, test._id)}
            variant="soft"
            size="sm"
            aria-label={`Enter lobby: ${test.title}`}
          >
            Enter lobby
          </ButtonLink>
        )}
        <ButtonLink
          to={testDetailsPath(examId, test._id)}
          variant="secondary"
          size="sm"
          aria-label={`View Details: ${test.title}`}
        >
          View Details
        </ButtonLink>
      </div>
    </li>
  );
}
