import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  /** A colour with a meaning; the text says the same, so the colour is never the only cue. */
  tone?: Tone;
  children: ReactNode;
  className?: string;
}

/** A word or two about an item's state. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
