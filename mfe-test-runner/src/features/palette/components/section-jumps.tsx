import type { PaletteSection } from '../rules/palette-sections';
import styles from './section-jumps.module.css';

export interface SectionJumpsProps {
  sections: readonly PaletteSection[];
  onGo: (index: number) => void;
}

/** Leads to the first question of each section of a long paper. */
export function SectionJumps({ sections, onGo }: SectionJumpsProps) {
  if (sections.length === 0) return null;
  return (
    <ul aria-label="Sections" className={styles.sections}>
      {sections.map(({ name, first, total, answered, isCurrent }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.section}
            aria-current={isCurrent ? 'true' : undefined}
            aria-label={`${name} ${answered}/${total} answered: go to question ${first + 1}`}
            onClick={() => onGo(first)}
          >
            <span>{name}</span>{' '}
            <span className={styles.count}>
              {answered}/{total}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
