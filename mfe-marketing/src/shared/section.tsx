import type { ReactNode } from 'react';
import { classNames } from '@abhyas/ui';
import styles from './section.module.css';

interface SectionProps {
  /** The anchor that the navigation leads to. */
  id: string;
  title: string;
  text?: string;
  /** `band` lies on a darker ground, from edge to edge. */
  ground?: 'plain' | 'band';
  /** `beside` puts the heading to the left of the content on wide screens. */
  heading?: 'above' | 'beside';
  /** Stands under the heading, beside the content. */
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
