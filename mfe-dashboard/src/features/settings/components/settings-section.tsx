import type { ReactNode } from 'react';
import page from '../../../shared/page.module.css';
import styles from './settings.module.css';

interface SettingsSectionProps {
  /** Its address on the page, and the stem of its heading's id. */
  id: string;
  title: string;
  /** What this is about, in a sentence or two. */
  text?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings: what it is about, and beside it what can be done. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
      <div className={styles.about}>
        <h2 id={`${id}-heading`} className={page.sectionHeading}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
