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
  /** The navigation's accessible name, if a screen has more than one. */
  label?: string;
}

const numbersShown = 5;

/** Previous, up to five page numbers, next; renders nothing for a single page. */
export function Pagination({
  page,
  totalPages,
  onChange,
  label = texts.pagination,
}: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <button
        type="button"
        className={styles.step}
        disabled={page <= 1}
        onClick={() => {
          onChange(page - 1);
        }}
      >
        <ChevronLeft aria-hidden="true" />
        <span className={styles.stepText}>{texts.previous}</span>
      </button>
      <ol className={styles.pages}>
        {pageWindow(page, totalPages, numbersShown).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={classNames(styles.page, number === page && styles.current)}
              aria-label={texts.pageOf(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => {
                if (number !== page) onChange(number);
              }}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={styles.step}
        disabled={page >= totalPages}
        onClick={() => {
          onChange(page + 1);
        }}
      >
        <span className={styles.stepText}>{texts.next}</span>
        <ChevronRight aria-hidden="true" />
      </button>
    </nav>
  );
}
