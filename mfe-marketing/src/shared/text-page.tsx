import type { ComponentProps } from 'react';
import styles from './text-page.module.css';

/** A page of text, as wide as text reads well. */
export function TextPage(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className={styles.page} />;
}
