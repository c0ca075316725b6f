import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element, if a plain `div` would lose meaning. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `none` for content with its own edges (lists, tables). */
  padding?: 'none' | 'sm' | 'md' | 'lg';
}

/** A card: a thin border, a background, no shadow. Cards do not contain cards. */
export function Card({ as: Element = 'div', padding = 'md', className, ...rest }: CardProps) {
  // A div's props fit every allowed element; only the ref type differs.
  const Sheet = Element as 'div';
  return <Sheet className={classNames(styles.card, styles[padding], className)} {...rest} />;
}
