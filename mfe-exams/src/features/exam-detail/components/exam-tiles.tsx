import { formatMonthYear } from '@abhyas/web-kit';
import type { ExamDetail } from '../../../shared/catalogue.types';
import * as texts from '../../../texts/exam-detail';
import styles from './exam-detail.module.css';
import { fullMocks } from './full-mocks';

export function ExamTiles({ exam }: { exam: ExamDetail }) {
  const mocks = exam.testCounts[fullMocks] ?? 0;
  return (
    <dl className={styles.tiles}>
      <Tile
        label={texts.totalTests}
        value={String(exam.totalTests)}
        note={mocks > 0 ? texts.withMocks(mocks) : texts.withoutMocks}
      />
      <Tile label={texts.testDuration} value={exam.duration} note={texts.testDurationNote} />
      <Tile
        label={texts.lastUpdated}
        value={formatMonthYear(exam.lastUpdated)}
        note={texts.lastUpdatedNote}
      />
      <Tile label={texts.performance} value={texts.advanced} note={texts.performanceNote} />
    </dl>
  );
}

interface TileProps {
  label: string;
  value: string;
  /** Says what the value means. */
  note: string;
}

function Tile({ label, value, note }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className={styles.tileNote}>{note}</dd>
    </div>
  );
}
