import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../class-names';
import { ChevronLeft, ChevronRight } from '../../icons';
import * as texts from '../../texts/pagination';
import { pageWindow } from './page-window';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  totalPages: number;
  /** Called only with a page from 1 to totalPages. */
  onChange: (page: number) => void;
  /** The address of a page, if each has its own: then people can open pages in new tabs, and search engines find them. */
  hrefOf?: (page: number) => string;
  /** The navigation's accessible name, if a screen has more than one. */
  label?: string;
}

const numbersShown = 5;

/** Previous, up to five page numbers, next; renders nothing for a single page. */
export function Pagination({
  page,
  totalPages,
  onChange,
  hrefOf,
  label = texts.pagination,
}: PaginationProps) {
  if (totalPages <= 1) return null;
  const shared = { current: page, totalPages, onChange, hrefOf };
  return (
    <nav aria-label={label} className={styles.pagination}>
      <PageControl {...shared} page={page - 1} rel="prev" className={styles.step}>
        <ChevronLeft aria-hidden="true" />
        <span className={styles.stepText}>{texts.previous}</span>
      </PageControl>
      <ol className={styles.pages}>
        {pageWindow(page, totalPages, numbersShown).map((number) => (
          <li key={number}>
            <PageControl
              {...shared}
              page={number}
              label={texts.pageOf(number)}
              className={classNames(styles.page, number === page && styles.current)}
            >
              {number}
            </PageControl>
          </li>
        ))}
      </ol>
      <PageControl {...shared} page={page + 1} rel="next" className={styles.step}>
        <span className={styles.stepText}>{texts.next}</span>
        <ChevronRight aria-hidden="true" />
      </PageControl>
    </nav>
  );
}

interface PageControlProps extends Pick<PaginationProps, 'totalPages' | 'onChange' | 'hrefOf'> {
  /** The page that it leads to; there is none below 1 or above `totalPages`. */
  page: number;
  current: number;
  rel?: 'prev' | 'next';
  label?: string;
  className: string | undefined;
  children: ReactNode;
}

/** A link if pages have addresses, otherwise a button. */
function PageControl(props: PageControlProps) {
  const { page, current, totalPages, onChange, hrefOf, rel, label, className, children } = props;
  const isPage = page >= 1 && page <= totalPages;
  const common = {
    className,
    'aria-label': label,
    'aria-current': page === current ? ('page' as const) : undefined,
  };
  const turn = () => {
    if (page !== current) onChange(page);
  };
  if (!hrefOf) {
    return (
      <button type="button" {...common} disabled={!isPage} onClick={turn}>
        {children}
      </button>
    );
  }
  if (!isPage) {
    return (
      <a role="link" {...common} aria-disabled="true">
        {children}
      </a>
    );
  }
  return (
    <Link
      {...common}
      to={hrefOf(page)}
      rel={rel}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        turn();
      }}
    >
      {children}
    </Link>
  );
}

/** With a key, the browser opens a new tab or window, or downloads. */
function isPlainClick(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
