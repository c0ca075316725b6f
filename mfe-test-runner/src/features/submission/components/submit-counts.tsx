import { ChevronRight } from '@abhyas/ui';
import styles from './submit-dialog.module.css';

/** A kind of questions, or a section, with its number of questions. */
export interface SubmitCount {
  readonly label: string;
  /** The number as it is shown. */
  readonly value: string;
  readonly note?: string | undefined;
  /** The place in the paper to which it leads; null when there is no such question. */
  readonly first: number | null;
  /** The button's name: the number, and where it leads. */
  readonly goTo: string;
}

export interface SubmitCountsProps {
  name: string;
  counts: readonly SubmitCount[];
  isDisabled: boolean;
  onGo: (index: number) => void;
}

/** Counts whose rows lead to the first question of each kind. */
export function SubmitCounts({ name, counts, isDisabled, onGo }: SubmitCountsProps) {
  return (
    <dl className={styles.counts} aria-label={name}>
      {counts.map(({ label, value, note, first, goTo }, index) => (
        <div key={index} className={styles.count}>
          <dt>
            <span>{label}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>
            {first === null ? (
              value
            ) : (
              <button
                type="button"
                className={styles.jump}
                aria-label={goTo}
                disabled={isDisabled}
                onClick={() => onGo(first)}
              >
                <span>{value}</span>
                <ChevronRight aria-hidden="true" />
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
