import {
  Badge,
  ButtonLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@abhyas/ui';
import {
  categoryLabel,
  examPath,
  formatDateTime,
  formatMinutes,
  resultsPath,
  testLabelOf,
} from '@abhyas/web-kit';
import type { PastAttempt } from '../api/get-history';
import { scoreTone } from '../rules/history-texts';
import styles from './history.module.css';
import { Standing } from './standing';

interface HistoryTableProps {
  attempts: readonly PastAttempt[];
  /** Whether filters hide some. */
  isNarrowed: boolean;
}

export function HistoryTable({ attempts, isNarrowed }: HistoryTableProps) {
  return (
    <Table caption={isNarrowed ? 'Tests you have finished, filtered' : 'Tests you have finished'}>
      <TableHead>
        <TableHeader>Exam</TableHeader>
        <TableHeader>Test</TableHeader>
        <TableHeader>Date</TableHeader>
        <TableHeader numeric>Score</TableHeader>
        <TableHeader numeric>Duration</TableHeader>
        <TableHeader numeric>Accuracy</TableHeader>
        <TableHeader numeric>Percentile</TableHeader>
        <TableHeader>Actions</TableHeader>
      </TableHead>
      <TableBody>
        {attempts.map((attempt) => (
          <HistoryRow key={attempt._id} attempt={attempt} />
        ))}
      </TableBody>
    </Table>
  );
}

function HistoryRow({ attempt }: { attempt: PastAttempt }) {
  const { examId: exam, testId: test } = attempt;
  return (
    <TableRow>
      <TableCell>{exam.name}</TableCell>
      <TableCell>
        <span className={styles.test}>
          <span className={styles.title}>{test.title}</span>
          <span className={styles.category}>{categoryLabel(test.category)}</span>
          {attempt.state === 'expired' && <span className={styles.category}>Time ran out</span>}
        </span>
      </TableCell>
      <TableCell label="Date" className={styles.date}>
        {formatDateTime(attempt.startTime)}
      </TableCell>
      <TableCell label="Score" numeric>
        <Badge tone={scoreTone(attempt.score)}>{Math.round(attempt.score)}%</Badge>
      </TableCell>
      <TableCell label="Duration" numeric>
        {formatMinutes(attempt.timeSpent)}
      </TableCell>
      <TableCell label="Accuracy" numeric>
        {Math.round(attempt.accuracy)}%
      </TableCell>
      <TableCell label="Percentile" numeric>
        <Standing attempt={attempt} />
      </TableCell>
      <TableCell>
        <span className={styles.actions}>
          <ButtonLink
            to={resultsPath(exam._id, test._id, attempt._id)}
            state={{ attemptId: attempt._id }}
            variant="secondary"
            size="sm"
            aria-label={`View: ${testLabelOf(test.title, exam.name)}`}
          >
            View
          </ButtonLink>
          <ButtonLink
            to={examPath(exam._id)}
            variant="ghost"
            size="sm"
            aria-label={`Retake: ${testLabelOf(test.title, exam.name)}`}
          >
            Retake
          </ButtonLink>
        </span>
      </TableCell>
    </TableRow>
  );
}
