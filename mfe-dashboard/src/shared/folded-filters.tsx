import { Search } from '@abhyas/ui';
import { useMediaQuery } from '@abhyas/web-kit';
import { useState, type ReactElement } from 'react';
import styles from './folded-filters.module.css';

interface FoldedFiltersProps {
  label: string;
  /** Whether they are open at first on a phone. */
  isOpen: boolean;
  children: ReactElement;
}

/** Folds the filters of a list on phones, where the list itself comes first. */
export function FoldedFilters({ label, isOpen, children }: FoldedFiltersProps) {
  const [wasOpen] = useState(isOpen);
  const isPhone = useMediaQuery('(max-width: 767px)');
  if (!isPhone) return children;
  return (
    <details className={styles.folded} open={wasOpen}>
      <summary>
        <Search aria-hidden="true" />
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}
