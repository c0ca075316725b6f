import { MathText } from './math-text';
import styles from './numeric-value.module.css';

export interface NumericValueProps {
  /** An exact decimal: `-1.5`. */
  value: string;
  /** The unit, which may be a formula. */
  unit?: string | undefined;
}

/** A number as the answer to a question, with a minus sign and its unit: −1.5 m/s. */
export function NumericValue({ value, unit }: NumericValueProps) {
  return (
    <span className={styles.value}>
      <span>{value.replace('-', '−')}</span>
      {unit !== undefined && unit !== '' && (
        <>
          {'\u00A0'}
          <MathText text={unit} />
        </>
      )}
    </span>
  );
}
