import { Badge, ButtonLink, ChevronDown, IconButton } from '@abhyas/ui';
import {
  categoryLabel,
  examPath,
  formatDate,
  formatDateTime,
  formatMinutes,
  marksCome,
  resultsPath,
  testLabelOf,
  useServerNow,
} from '@abhyas/web-kit';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { marksText } from '../../../shared/rules/marks';
import * as texts from '../../../texts/history';
import type { PastAttempt } from '../api/get-history';
import { scoreTone } from '../rules/history-texts';
import styles from './history-list.module.css';
import { Standing } from './standing';

interface HistoryListProps {
  caption: string;
  attempts: readonly PastAttempt[];
}

/** The history on a phone: two lines an attempt, the other columns of the table on request. */
export function HistoryList({ caption, attempts }: HistoryListProps) {
  return (
    <ul aria-label={caption} className={styles.list}>
      {attempts.map((attempt) => (
        <HistoryItem key={attempt._id} attempt={attempt} />
      ))}
    </ul>
  );
}

function HistoryItem({ attempt }: { attempt: PastAttempt }) {
  const { examId: exam, testId: test } = attempt;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const kind = categoryLabel(test.category);
  const label = testLabelOf(test.title, exam.name);
  const marks = marksText(attempt);
  const { solutionsFrom } = attempt;
  const { now } = useServerNow();
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Link
          to={resultsPath(exam._id, test._id, attempt._id)}
          state={{ attemptId: attempt._id }}
          className={styles.words}
        >
          <span className={styles.title}>{test.title}</span>
          <span className={styles.facts}>{`${exam.name}, ${formatDate(attempt.startTime)}`}</span>
          {marks !== undefined && <span className={styles.facts}>{marks}</span>}
          {solutionsFrom !== undefined && (
            <span className={styles.pending}>{marksCome(solutionsFrom, now)}</span>
          )}
        </Link>
        {solutionsFrom === undefined && (
          <Badge tone={scoreTone(attempt.score)}>{`${Math.round(attempt.score)}%`}</Badge>
        )}
        <IconButton
          label={texts.detailsOf(label)}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" />
        </IconButton>
      </div>
      <div id={detailsId} hidden={!isOpen} className={styles.details}>
        <dl className={styles.figures}>
          <div>
            <dt>{texts.test}</dt>
            <dd>
              {attempt.state === 'expired'
                ? texts.testThatRanOut(test.title, kind)
                : texts.testAndKind(test.title, kind)}
            </dd>
          </div>
          <div>
            <dt>{texts.date}</dt>
            <dd>{formatDateTime(attempt.startTime)}</dd>
          </div>
          <div>
            <dt>{texts.duration}</dt>
            <dd>{formatMinutes(attempt.timeSpent)}</dd>
          </div>
          {solutionsFrom === undefined && (
            <>
              <div>
                <dt>{texts.accuracy}</dt>
                <dd>{`${Math.round(attempt.accuracy)}%`}</dd>
              </div>
              <div>
                <dt>{texts.percentile}</dt>
                <dd>
                  <Standing attempt={attempt} />
                </dd>
              </div>
            </>
          )}
        </dl>
        <HistoryActions attempt={attempt} />
      </div>
    </li>
  );
}

/** Leads to the result of an attempt, and to the tests of its exam. */
export function HistoryActions({ attempt }: { attempt: PastAttempt }) {
  const { examId: exam, testId: test } = attempt;
  const label = testLabelOf(test.title, exam.name);
  return (
    <span className={styles.actions}>
      <ButtonLink
        to={resultsPath(exam._id, test._id, attempt._id)}
        state={{ attemptId: attempt._id }}
        variant="secondary"
        size="sm"
        aria-label={texts.viewOf(label)}
      >
        {texts.view}
      </ButtonLink>
      {attempt.solutionsFrom === undefined && (
        <ButtonLink
          to={examPath(exam._id)}
          variant="ghost"
          size="sm"
          aria-label={texts.retakeOf(label)}
        >
          {texts.retake}
        </ButtonLink>
      )}
    </span>
  );
}
