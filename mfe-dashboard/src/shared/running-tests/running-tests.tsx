import { ButtonLink, Clock, VisuallyHidden } from '@abhyas/ui';
import {
  formatTimeLeft,
  mockTestPath,
  testNameOf,
  useSecondsLeft,
  type OpenAttempt,
} from '@abhyas/web-kit';
import * as texts from '../../texts/running-tests';
import page from '../page.module.css';
import styles from './running-tests.module.css';

/** From here on, and again in the last minute, screen readers hear that time is short. */
const LAST_MINUTES_SECONDS = 300;

/** The student's running tests, each with its clock and the way back. Nothing without one. */
export function RunningTests({ attempts }: { attempts: readonly OpenAttempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <section aria-labelledby="running-heading" className={page.stack}>
      <h2 id="running-heading" className={page.sectionHeading}>
        {texts.title(attempts.length)}
      </h2>
      <ul className={styles.list}>
        {attempts.map((attempt, index) => (
          <RunningTest key={attempt.attemptId} attempt={attempt} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  );
}

function RunningTest({ attempt, isFirst }: { attempt: OpenAttempt; isFirst: boolean }) {
  const { title, examName, examId, testId, answered, questions, endsAt } = attempt;
  const seconds = useSecondsLeft(endsAt);
  return (
    <li className={page.item}>
      <div className={page.itemText}>
        <h3 className={page.itemTitle}>{title}</h3>
        <p className={page.itemFacts}>
          <span>{examName}</span>
          <span>{texts.answered(answered, questions)}</span>
        </p>
      </div>
      <p className={styles.left}>
        <Clock aria-hidden="true" />
        <span>{formatTimeLeft(seconds)}</span>
      </p>
      <ButtonLink
        to={mockTestPath(examId, testId)}
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={texts.resumeOf(testNameOf(title, examName))}
        className={styles.resume}
      >
        {texts.resume}
      </ButtonLink>
      <VisuallyHidden role="status">{announcement(title, seconds)}</VisuallyHidden>
    </li>
  );
}

/** Changes twice in the life of an attempt, so it is spoken twice. */
function announcement(title: string, seconds: number): string {
  if (seconds > LAST_MINUTES_SECONDS) return '';
  return seconds > 60 ? texts.lastMinutes(title) : texts.lastMinute(title);
}
