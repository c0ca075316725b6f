import { dashboardPath, formatCount, formatDate } from '@abhyas/web-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Target } from '../../../shared/targets/api/get-targets';
import { daysUntil } from '../../../shared/targets/rules/exam-day';
import { byDate } from '../rules/by-date';
import styles from './target-exams.module.css';

const settings = `${dashboardPath('settings')}#targets`;

interface ExamCountdownProps {
  targets: readonly Target[];
  /** After the question was answered: its button lost the focus. */
  takesFocus: boolean;
}

/** The days to each target exam, the nearest first. */
export function ExamCountdown({ targets, takesFocus }: ExamCountdownProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus();
  }, [takesFocus]);
  const now = new Date();
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="countdown-heading"
      className={styles.strip}
    >
      <div className={styles.stripHeading}>
        <h2 id="countdown-heading">Target exams</h2>
        <Link to={settings}>Change</Link>
      </div>
      <ul className={styles.exams}>
        {targets.toSorted(byDate(now)).map((target) => (
          <li key={target.examId} className={styles.exam}>
            <ExamDays target={target} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExamDays({ target: { examName, examDate }, now }: { target: Target; now: Date }) {
  if (examDate === null) {
    return (
      <>
        <p className={styles.examName}>{examName}</p>
        <p className={styles.examDate}>
          <Link to={settings}>Add the date of {examName}</Link>
        </p>
      </>
    );
  }
  const days = daysUntil(examDate, now);
  if (days < 0) {
    return (
      <>
        <p className={styles.examName}>{examName}</p>
        <p className={styles.examDate}>
          It was on {formatDate(examDate)}. Is there another?{' '}
          <Link to={settings}>Set a new date for {examName}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.examName}>
        {examName} <strong className={styles.days}>{countdown(days)}</strong>
      </p>
      <p className={styles.examDate}>{formatDate(examDate)}</p>
    </>
  );
}

/** When an exam is, after its name: `in 43 days`, `tomorrow`, `today`. */
function countdown(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${formatCount(days, 'day')}`;
}
