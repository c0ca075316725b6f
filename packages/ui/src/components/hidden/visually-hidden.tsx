import type { ComponentProps } from 'react';
import * as texts from '../../texts/page';
import styles from './hidden.module.css';

interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'ref'> {
  as?: 'span' | 'h1';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={styles.hidden} />;
}

export interface SkipLinkProps {
  /** The id of the main region, which has `tabIndex={-1}`. */
  target?: string;
}

/** The first element in tab order: skips the header. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={styles.skip}
      data-print="none"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {texts.skipToContent}
    </a>
  );
}
