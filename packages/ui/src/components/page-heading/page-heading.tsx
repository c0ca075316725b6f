import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeft } from '../../icons';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: string;
  /** What makes it recognizable, before the title; hidden from screen readers. */
  mark?: ReactElement;
  subtitle?: ReactNode;
  /** Buttons next to the title, under it on small screens. */
  actions?: ReactNode;
  /** Link to the parent screen. */
  back?: { to: string; label: string };
}

/** The only `h1` of a screen. It is focusable, so that the shell can focus it on navigation. */
export function PageHeading({ title, mark, subtitle, actions, back }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          <span>{back.label}</span>
        </Link>
      )}
      <div className={styles.row}>
        <div className={styles.text}>
          <div className={styles.title}>
            {mark}
            <h1 tabIndex={-1} data-page-heading="">
              {title}
            </h1>
          </div>
          {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
