import { Button, IconButton, Move, VisuallyHidden, X } from '@abhyas/ui';
import { useMediaQuery } from '@abhyas/web-kit';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import * as texts from '../../../texts/calculator';
import { useCalculator } from '../hooks/use-calculator';
import { usePanelPlace } from '../hooks/use-panel-place';
import type { CalculatorState } from '../rules/calculator-state';
import { formatNumber } from '../rules/format-number';
import { CalculatorDisplay } from './calculator-display';
import { CalculatorKeys } from './calculator-keys';
import styles from './calculator.module.css';

export interface CalculatorProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A scientific calculator beside the test. The test goes on below it: it is no modal dialog, and it can be moved
 * away. On a phone it begins with few keys. What it contains stays while it is closed. Keys typed in it do nothing else.
 */
export function Calculator({ open, onClose }: CalculatorProps) {
  const { state, input, press, type, setUnit } = useCalculator();
  const { panel, style, handle, onArrow } = usePanelPlace();
  const [hasAllKeys, setHasAllKeys] = useState(useMediaQuery('(min-width: 640px)'));
  const title = useId();
  useFocus(open, panel, input);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (isEquals(event)) {
      event.preventDefault();
      press('=');
    } else if (event.target !== input.current) {
      // What is typed while a key has the focus belongs to the expression, too.
      if (event.key === 'Backspace') press('backspace');
      else if (isCharacter(event)) input.current?.focus();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys that bubble from the controls in it.
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      hidden={!open}
      className={styles.panel}
      style={style}
      data-own-keys=""
      onKeyDown={onKeyDown}
    >
      <div className={styles.header} {...handle}>
        <h2 id={title} className={styles.title}>
          {texts.calculator}
        </h2>
        <Button variant="ghost" size="sm" onClick={() => setHasAllKeys(!hasAllKeys)}>
          {hasAllKeys ? texts.fewerKeys : texts.allKeys}
        </Button>
        <IconButton
          label={texts.move}
          data-own-arrows=""
          className={styles.move}
          onKeyDown={onArrow}
        >
          <Move aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <CalculatorDisplay state={state} input={input} onType={type} onUnit={setUnit} />
      <CalculatorKeys
        isInverse={state.isInverse}
        isHyperbolic={state.isHyperbolic}
        hasAllKeys={hasAllKeys}
        onPress={press}
      />
      <VisuallyHidden>
        <span role="status">{spoken(state)}</span>
      </VisuallyHidden>
    </div>
  );
}

function spoken({ isResult, edit, memory, problem }: CalculatorState): string {
  if (problem) return texts.problem(problem);
  return [
    ...(isResult ? [texts.result(edit.text)] : []),
    ...(memory === undefined ? [] : [texts.stored(formatNumber(memory))]),
  ].join('. ');
}

/** Opening leads to the expression, and closing back to where the focus was. */
function useFocus(
  open: boolean,
  panel: { readonly current: HTMLElement | null },
  input: { readonly current: HTMLElement | null },
): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    const { current: element } = panel;
    input.current?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isInside = activeElement === document.body || element?.contains(activeElement);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open, panel, input]);
}

/** Enter on a key presses that key. */
function isEquals({ key, target }: KeyboardEvent): boolean {
  return key === '=' || (key === 'Enter' && target instanceof HTMLInputElement);
}

function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
