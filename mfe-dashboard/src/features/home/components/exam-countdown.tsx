import { dashboardPath, formatDate } from '@abhyas/web-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Target } from '../../../shared/targets/api/get-targets';
import { daysUntil } from '../../../shared/targets/rules/exam-day';
import * as texts from '../../../texts/targets';
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
        <h2 id="countdown-heading">{texts.targets}</h2>
        <Link to={settings}>{texts.change}</Link>
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
          <Link to={settings}>{texts.addDate(examName)}</Link>
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
          {texts.wasOn(formatDate(examDate), examName, (label) => (
            <Link to={settings}>{label}</Link>
          ))}
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.examName}>
        <span>{examName}</span> <strong className={styles.days}>{texts.daysLeft(days)}</strong>
      </p>
      <p className={styles.examDate}>{formatDate(examDate)}</p>
    </>
  );
}
