import { LoadingRegion, Skeleton } from '@abhyas/ui';
import * as texts from '../../texts/runner';
import styles from './runner-loading.module.css';

/** A skeleton of the runner. `isIdle`: it is only the background of the instructions. */
export function RunnerLoading({ isIdle = false }: { isIdle?: boolean }) {
  const shape = (
    <>
      <div className={styles.header}>
        <Skeleton width="14rem" height="1.5rem" />
        <Skeleton width="7rem" height="2rem" />
      </div>
      <div className={styles.hall}>
        <div className={styles.sheet}>
          <Skeleton width="9rem" height="1.25rem" />
          <Skeleton height="4.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
        <div className={styles.side} />
      </div>
    </>
  );
  if (isIdle) {
    return (
      <div className={styles.runner} aria-hidden="true">
        {shape}
      </div>
    );
  }
  return (
    <LoadingRegion headingLevel={1} label={texts.loading} className={styles.runner}>
      {shape}
    </LoadingRegion>
  );
}
