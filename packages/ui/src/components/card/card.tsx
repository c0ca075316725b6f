import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element, where a plain `div` would lose meaning. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `none` for content that draws its own edges (lists, tables). */
  padding?: 'none' | 'sm' | 'md' | 'lg';
}

/** A sheet of paper: a hairline, a ground, no shadow. Cards do not hold cards. */
export function Card({ as: Element = 'div', padding = 'md', className, ...rest }: CardProps) {
  // A div's props fit every element on the list; the ref type alone differs between them.
  const Sheet = Element as 'div';
  return <Sheet className={classNames(styles.card, styles[padding], className)} {...rest} />;
}
