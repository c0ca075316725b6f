import { Check, classNames, Skeleton } from '@abhyas/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ExamPage } from '../../../shared/catalogue.types';
import * as texts from '../../../texts/exam-list';
import { writeListAddress, type ExamListView } from '../rules/list-address';
import styles from './exam-categories.module.css';

interface ExamCategoriesProps {
  /** Every category of the catalogue; undefined until a list has loaded. */
  categories: ExamPage['examCategories'] | undefined;
  view: ExamListView;
  list: Pick<UseQueryResult, 'isError'>;
}

/** Links to the exams of each category; a row that is too long scrolls. */
export function ExamCategories({ categories, view, list }: ExamCategoriesProps) {
  const row = useRef<HTMLUListElement>(null);
  const isLoaded = categories !== undefined;
  useEffect(() => {
    if (row.current) showCurrent(row.current);
  }, [view.category, isLoaded]);
  if (!categories) {
    // A failure keeps the place, so that nothing moves.
    if (list.isError) return <div className={styles.place} />;
    return <Skeleton width="min(100%, 40rem)" height="var(--target)" />;
  }
  if (categories.length === 0) return null;
  const chosen = view.category.toLowerCase();
  return (
    <nav aria-label={texts.categories}>
      <ul ref={row} className={styles.row}>
        <Category
          label={texts.allCategories}
          view={{ ...view, category: '' }}
          isCurrent={chosen === ''}
        />
        {categories.map(({ name, exams }) => (
          <Category
            key={name}
            label={name}
            exams={exams}
            view={{ ...view, category: name }}
            isCurrent={chosen === name.toLowerCase()}
          />
        ))}
      </ul>
    </nav>
  );
}

interface CategoryProps {
  label: string;
  exams?: number;
  view: ExamListView;
  isCurrent: boolean;
}

function Category({ label, exams, view, isCurrent }: CategoryProps) {
  return (
    <li>
      <Link
        to={{ search: writeListAddress({ ...view, page: 1 }).toString() }}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className={classNames(styles.category, isCurrent && styles.current)}
      >
        {isCurrent && <Check aria-hidden="true" />}
        <span>{label}</span>
        {exams !== undefined && <span className={styles.count}>{exams}</span>}
      </Link>
    </li>
  );
}

/** Scrolls only the row. */
function showCurrent(row: HTMLElement): void {
  const current = row.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
