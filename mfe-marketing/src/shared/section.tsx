import { classNames } from '@abhyas/ui';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The anchor for the navigation. */
  id: string;
  title: string;
  text?: string;
  /** `band` has a darker background, from edge to edge. */
  ground?: 'plain' | 'band';
  /** `beside` puts the heading to the left of the content on wide screens. */
  heading?: 'above' | 'beside';
  /** Shown under the heading, next to the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the landing page with its heading. */
export function Section({
  id,
  title,
  text,
  ground = 'plain',
  heading = 'above',
  aside,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames(styles.section, styles[ground])}
    >
      <div className={classNames(styles.content, styles[heading])}>
        <div className={styles.heading}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
