import { classNames } from '../../class-names';
import type { Elements } from '../../elements';
import { VisuallyHidden } from '../hidden/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; the full width by default. */
  width?: string;
  /** Any CSS length; one line of text by default. */
  height?: string;
  shape?: 'block' | 'circle';
  className?: string;
}

/** A grey placeholder. Appears after 150 ms, so that fast responses do not flicker. */
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
  children: Elements;
  className?: string | undefined;
  /** 1 if the region replaces a whole screen with its heading: a page always has one. */
  headingLevel?: 1;
}

/** Contains the skeletons of one screen and announces once what is loading. */
export function LoadingRegion({ label, children, className, headingLevel }: LoadingRegionProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden as={headingLevel && `h${headingLevel}`}>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
