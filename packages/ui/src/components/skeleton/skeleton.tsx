import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { VisuallyHidden } from '../hidden/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; the whole width where absent. */
  width?: string;
  /** Any CSS length; one line of text where absent. */
  height?: string;
  shape?: 'block' | 'circle';
  className?: string;
}

/** A grey stand-in of the right size. Shows after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ width, height, shape = 'block', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, shape === 'circle' && styles.circle, className)}
      style={{ width, height }}
    />
  );
}

export interface LoadingRegionProps {
  /** What is being loaded, for screen readers. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Holds the skeletons of one screen and says once what they stand for. */
export function LoadingRegion({ label, children, className }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
