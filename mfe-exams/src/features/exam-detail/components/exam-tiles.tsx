import { formatMonthYear } from '@abhyas/web-kit';
import type { ExamDetail } from '../../../shared/catalogue.types';
import styles from './exam-detail.module.css';

export function ExamTiles({ exam }: { exam: ExamDetail }) {
  return (
    <dl className={styles.tiles}>
      <Tile label="Total Tests" value={String(exam.totalTests)} />
      <Tile label="Test Duration" value={exam.duration} />
      <Tile label="Last Updated" value={formatMonthYear(exam.lastUpdated)} />
      <Tile label="Performance" value="Advanced" />
    </dl>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
