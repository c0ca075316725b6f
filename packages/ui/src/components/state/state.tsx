import type { ReactElement, ReactNode } from 'react';
import { RotateCw, TriangleAlert } from '../../icons';
import * as texts from '../../texts/state';
import { Button } from '../button/button';
import styles from './state.module.css';

export interface EmptyStateProps {
  title: string;
  /** One sentence with the next step. */
  text?: ReactNode;
  /** A link or button for the next step. */
  action?: ReactElement;
  /** 2 if the state is a section of a screen, 1 if it is the whole screen. */
  headingLevel?: 1 | 2 | 3;
}

/** Shows that there is nothing yet, and what to do about it. */
export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <Heading className={styles.title}>{title}</Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export interface FailureStateProps {
  /** What happened. */
  title: string;
  /** What is safe and what to do. */
  text?: ReactNode;
  /** Retries in place; without it there is no button. */
  onRetry?: () => void;
  /** Whether a retry is running. */
  retrying?: boolean;
  /** More actions next to Retry. */
  action?: ReactElement;
  headingLevel?: 1 | 2 | 3;
}

/** Shows a failure with Retry in its place; screen readers announce it at once. */
export function FailureState({
  title,
  text,
  onRetry,
  retrying = false,
  action,
  headingLevel = 2,
}: FailureStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.failure} role="alert">
      <TriangleAlert className={styles.icon} aria-hidden="true" />
      <div className={styles.content}>
        <Heading className={styles.title}>{title}</Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {(onRetry ?? action) !== undefined && (
          <div className={styles.action}>
            {onRetry && (
              <Button variant="secondary" onClick={onRetry} pending={retrying}>
                <RotateCw aria-hidden="true" />
                <span>{texts.retry}</span>
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}

export interface QueryFailureProps {
  /** What could not be loaded. */
  title: string;
  /** What is safe and what to do. */
  text?: ReactNode;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Replaces a part of a screen whose data could not be loaded, with Retry. */
export function QueryFailure({ title, text = texts.checkConnection, query }: QueryFailureProps) {
  return (
    <FailureState
      title={title}
      text={text}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
