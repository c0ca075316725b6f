import { Badge, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@abhyas/ui';
import { categoryLabel, formatDateTime, formatMinutes, useMediaQuery } from '@abhyas/web-kit';
import type { PastAttempt } from '../api/get-history';
import { scoreTone } from '../rules/history-texts';
import { HistoryActions, HistoryList } from './history-list';
import styles from './history.module.css';
import { Standing } from './standing';

interface HistoryTableProps {
  attempts: readonly PastAttempt[];
  /** Whether filters hide some. */
  isNarrowed: boolean;
}

/** The attempts as a table, on phones as a list. */
export function HistoryTable({ attempts, isNarrowed }: HistoryTableProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const caption = isNarrowed ? 'Tests you have finished, filtered' : 'Tests you have finished';
  if (isPhone) return <HistoryList caption={caption} attempts={attempts} />;
  return (
    <Table caption={caption}>
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
        <HistoryActions attempt={attempt} />
      </TableCell>
    </TableRow>
  );
}
