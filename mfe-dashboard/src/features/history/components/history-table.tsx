import { Badge, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@abhyas/ui';
import {
  categoryLabel,
  formatDateTime,
  formatMinutes,
  marksCome,
  useMediaQuery,
  useServerNow,
} from '@abhyas/web-kit';
import { marksText } from '../../../shared/rules/marks';
import * as texts from '../../../texts/history';
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
  const caption = isNarrowed ? texts.finishedFiltered : texts.finished;
  if (isPhone) return <HistoryList caption={caption} attempts={attempts} />;
  return (
    <Table caption={caption}>
      <TableHead>
        <TableHeader>{texts.exam}</TableHeader>
        <TableHeader>{texts.test}</TableHeader>
        <TableHeader>{texts.date}</TableHeader>
        <TableHeader numeric>{texts.score}</TableHeader>
        <TableHeader numeric>{texts.duration}</TableHeader>
        <TableHeader numeric>{texts.accuracy}</TableHeader>
        <TableHeader numeric>{texts.percentile}</TableHeader>
        <TableHeader>{texts.actions}</TableHeader>
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
          {attempt.state === 'expired' && (
            <span className={styles.category}>{texts.timeRanOut}</span>
          )}
        </span>
      </TableCell>
      <TableCell label={texts.date} className={styles.date}>
        {formatDateTime(attempt.startTime)}
      </TableCell>
      {attempt.solutionsFrom === undefined ? (
        <Figures attempt={attempt} />
      ) : (
        <PendingFigures attempt={attempt} solutionsFrom={attempt.solutionsFrom} />
      )}
      <TableCell>
        <HistoryActions attempt={attempt} />
      </TableCell>
    </TableRow>
  );
}

function Figures({ attempt }: { attempt: PastAttempt }) {
  const marks = marksText(attempt);
  return (
    <>
      <TableCell label={texts.score} numeric>
        <span className={styles.score}>
          <Badge tone={scoreTone(attempt.score)}>{`${Math.round(attempt.score)}%`}</Badge>
          {marks !== undefined && <span className={styles.marks}>{marks}</span>}
        </span>
      </TableCell>
      <Duration attempt={attempt} />
      <TableCell label={texts.accuracy} numeric>
        {`${Math.round(attempt.accuracy)}%`}
      </TableCell>
      <TableCell label={texts.percentile} numeric>
        <Standing attempt={attempt} />
      </TableCell>
    </>
  );
}

/** Of a live test that others may still take. */
function PendingFigures({
  attempt,
  solutionsFrom,
}: {
  attempt: PastAttempt;
  solutionsFrom: string;
}) {
  const { now } = useServerNow();
  return (
    <>
      <TableCell label={texts.score} className={styles.pending}>
        {marksCome(solutionsFrom, now)}
      </TableCell>
      <Duration attempt={attempt} />
      <TableCell label={texts.accuracy} numeric>
        {texts.none}
      </TableCell>
      <TableCell label={texts.percentile} numeric>
        {texts.none}
      </TableCell>
    </>
  );
}

function Duration({ attempt }: { attempt: PastAttempt }) {
  return (
    <TableCell label={texts.duration} numeric>
      {formatMinutes(attempt.timeSpent)}
    </TableCell>
  );
}
