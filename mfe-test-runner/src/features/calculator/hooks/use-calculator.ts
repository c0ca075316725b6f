import { useCallback, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import type { CalculatorKey } from '../rules/calculator-keys';
import { EMPTY, reduceCalculator, type CalculatorState } from '../rules/calculator-state';
import type { AngleUnit } from '../rules/functions';

export interface CalculatorControls {
  readonly state: CalculatorState;
  /** For the field with the expression. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly press: (key: CalculatorKey) => void;
  readonly type: (text: string, caret: number) => void;
  readonly setUnit: (unit: AngleUnit) => void;
}

/** The state of the calculator, and the caret in its field. */
export function useCalculator(): CalculatorControls {
  const [state, dispatch] = useReducer(reduceCalculator, EMPTY);
  const input = useRef<HTMLInputElement>(null);
  const { edit } = state;
  // A text that React sets puts the caret at its end.
  useLayoutEffect(() => {
    const { current: field } = input;
    if (field?.value !== edit.text) return;
    field.setSelectionRange(edit.start, edit.end);
    // Only what a person types scrolls by itself.
    if (edit.end === edit.text.length) field.scrollLeft = field.scrollWidth;
  }, [edit]);
  const press = useCallback((key: CalculatorKey): void => {
    const { selectionStart: start, selectionEnd: end } = input.current ?? {};
    dispatch({ type: 'press', key, start: start ?? 0, end: end ?? 0 });
  }, []);
  const type = useCallback(
    (text: string, caret: number): void => dispatch({ type: 'type', text, caret }),
    [],
  );
  const setUnit = useCallback((unit: AngleUnit): void => dispatch({ type: 'unit', unit }), []);
  return { state, input, press, type, setUnit };
}
