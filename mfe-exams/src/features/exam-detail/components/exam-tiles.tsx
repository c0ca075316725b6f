import { formatCount, formatMonthYear } from '@abhyas/web-kit';
import type { ExamDetail } from '../../../shared/catalogue.types';
import styles from './exam-detail.module.css';
import { fullMocks } from './full-mocks';

export function ExamTiles({ exam }: { exam: ExamDetail }) {
  const mocks = exam.testCounts[fullMocks] ?? 0;
  return (
    <dl className={styles.tiles}>
      <Tile
        label="Total Tests"
        value={String(exam.totalTests)}
        note={mocks > 0 ? `with ${formatCount(mocks, 'full mock')}` : 'by chapter, topic and set'}
      />
      <Tile label="Test Duration" value={exam.duration} note="for one test" />
      <Tile
        label="Last Updated"
        value={formatMonthYear(exam.lastUpdated)}
        note="when tests last changed"
      />
      <Tile label="Performance" value="Advanced" note="marks by subject, time, and your rank" />
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
