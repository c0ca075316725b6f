import type { ReactNode } from 'react';
import page from '../../../shared/page.module.css';
import styles from './settings.module.css';

interface SettingsSectionProps {
  /** Its anchor on the page, and the prefix of its heading's id. */
  id: string;
  title: string;
  /** The description, in a sentence or two. */
  text?: ReactNode;
  children: ReactNode;
}

/** One section of the settings: its description, and next to it its controls. */
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
