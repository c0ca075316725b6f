import { CircleAlert } from '@abhyas/ui';
import { useId, type RefObject } from 'react';
import * as texts from '../../../texts/calculator';
import type { CalculatorState } from '../rules/calculator-state';
import { MAX_EXPRESSION_LENGTH } from '../rules/edit-expression';
import { formatNumber } from '../rules/format-number';
import type { AngleUnit } from '../rules/functions';
import styles from './calculator.module.css';

const UNITS: readonly AngleUnit[] = ['degree', 'radian'];

export interface CalculatorDisplayProps {
  state: CalculatorState;
  input: RefObject<HTMLInputElement | null>;
  onType: (text: string, caret: number) => void;
  onUnit: (unit: AngleUnit) => void;
}

/** The expression or its result, above it what it is the result of, or what is wrong. */
export function CalculatorDisplay({ state, input, onType, onUnit }: CalculatorDisplayProps) {
  const { edit, isResult, calculated, problem, memory, unit } = state;
  const note = useId();
  const name = useId();
  return (
    <div className={styles.display}>
      <p id={note} className={problem ? styles.problem : styles.calculated}>
        {problem && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{texts.problem(problem)}</span>
          </>
        )}
        {!problem && isResult && <span>{texts.calculated(calculated)}</span>}
      </p>
      <input
        ref={input}
        type="text"
        // The keys are on the screen: a phone's own keyboard would cover them.
        inputMode="none"
        aria-label={texts.expression}
        aria-describedby={note}
        aria-invalid={problem ? true : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_EXPRESSION_LENGTH}
        className={styles.expression}
        value={edit.text}
        onChange={({ target }) => onType(target.value, target.selectionStart ?? 0)}
      />
      <div className={styles.state}>
        <fieldset className={styles.units}>
          <legend className={styles.legend}>{texts.angles}</legend>
          {UNITS.map((each) => (
            <label key={each} className={styles.unit}>
              <input
                type="radio"
                name={name}
                checked={unit === each}
                onChange={() => onUnit(each)}
              />
              <span>{texts.units[each]}</span>
            </label>
          ))}
        </fieldset>
        {memory !== undefined && (
          <span className={styles.memory}>{texts.stored(formatNumber(memory))}</span>
        )}
      </div>
    </div>
  );
}
