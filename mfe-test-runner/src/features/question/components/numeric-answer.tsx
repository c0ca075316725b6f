import { CircleAlert, classNames, Input, Skeleton, VisuallyHidden } from '@abhyas/ui';
import { MathText, NumericValue } from '@abhyas/ui/math-text';
import { RetryBoundary } from '@abhyas/web-kit';
import { Suspense, useCallback, useId, useState } from 'react';
import * as texts from '../../../texts/question';
import { useNumericEntry } from '../hooks/use-numeric-entry';
import type { KeypadKey } from '../rules/keypad';
import { MAX_ENTRY_LENGTH } from '../rules/numeric-entry';
import { LazyKeypad } from './lazy-keypad';
import styles from './numeric-answer.module.css';

export interface NumericAnswerProps {
  /** The stored answer, a canonical decimal; undefined without one. */
  value: string | undefined;
  unit: string | undefined;
  /** Whether the paper's profile asks for a keypad on the screen. */
  hasKeypad: boolean;
  isReadOnly: boolean;
  /** Called with each change: a canonical decimal, or empty where the text is no number. */
  onEnter: (value: string) => void;
  /** Called when the field loses the focus. */
  onLeave: () => void;
}

/**
 * The field for the answer to a numeric question. The number that counts stands below it; what is no number does
 * not count, and the field says so.
 */
export function NumericAnswer(props: NumericAnswerProps) {
  const { value, unit, hasKeypad, isReadOnly, onEnter, onLeave } = props;
  const { field, entry, number, problem, type, press } = useNumericEntry(value, onEnter);
  const [hasLeft, setHasLeft] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const id = useId();
  const pressKey = useCallback(
    (key: KeypadKey): void => {
      setIsPressed(true);
      setHasLeft(false);
      press(key);
    },
    [press],
  );
  // Half a number is no error while the student types.
  const error = problem === 'incomplete' && !hasLeft ? undefined : problem;
  return (
    <div className={styles.answer} data-own-keys="">
      <label htmlFor={id} className={styles.label}>
        {texts.yourAnswer}
      </label>
      <div className={styles.line}>
        <Input
          ref={field}
          id={id}
          type="text"
          // Where the keys are on the screen, a phone's own keyboard would cover them.
          inputMode={hasKeypad ? 'none' : 'decimal'}
          aria-describedby={`${id}-unit ${id}-note`}
          aria-invalid={error === undefined ? undefined : true}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_ENTRY_LENGTH}
          readOnly={isReadOnly}
          className={styles.field}
          value={entry}
          onChange={({ target }) => {
            setIsPressed(false);
            setHasLeft(false);
            type(target.value);
          }}
          onBlur={({ target }) => {
            // What the field shows counts, also where software changed it without an event.
            if (target.value !== entry) type(target.value);
            setHasLeft(true);
            onLeave();
          }}
        />
        {unit !== undefined && (
          <span id={`${id}-unit`} className={styles.unit}>
            <MathText text={unit} />
          </span>
        )}
      </div>
      <p id={`${id}-note`} className={classNames(styles.note, error !== undefined && styles.error)}>
        {error !== undefined && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{texts.entryProblems[error]}</span>
          </>
        )}
        {error === undefined && number === undefined && <span>{texts.entryHint}</span>}
        {number !== undefined && (
          <span>{texts.counts(<NumericValue value={number} unit={unit} />)}</span>
        )}
      </p>
      {hasKeypad && (
        <RetryBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton className={styles.keypad} />}>
            <LazyKeypad className={styles.keypad} isDisabled={isReadOnly} onPress={pressKey} />
          </Suspense>
        </RetryBoundary>
      )}
      <VisuallyHidden>
        <span role="status">
          {error !== undefined && <span>{texts.entryProblems[error]}</span>}
          {error === undefined && isPressed && <span>{texts.entered(entry)}</span>}
        </span>
      </VisuallyHidden>
    </div>
  );
}
