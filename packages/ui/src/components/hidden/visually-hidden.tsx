import type { ComponentProps } from 'react';
import styles from './hidden.module.css';

/** Text for screen readers alone. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}

export interface SkipLinkProps {
  /** The id of the main region, which carries `tabIndex={-1}`. */
  target?: string;
}

/** The first stop of the Tab key: leads past the header. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      Skip to main content
    </a>
  );
}
