import { LoadingRegion, Skeleton } from '@abhyas/ui';
import styles from './page.module.css';

interface RowsSkeletonProps {
  label: string;
  rows?: number;
  height?: string;
}

/** The loading state of a list. */
export function RowsSkeleton({ label, rows = 4, height = '5.5rem' }: RowsSkeletonProps) {
  return (
    <LoadingRegion label={label} className={styles.stack}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </LoadingRegion>
  );
}
