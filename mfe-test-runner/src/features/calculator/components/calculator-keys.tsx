import { Delete } from '@abhyas/ui';
import { memo, useMemo } from 'react';
import { KeyGrid, type GridKey } from '../../../shared/key-grid';
import * as texts from '../../../texts/calculator';
import {
  FUNCTION_KEYS,
  KEY_COLUMNS,
  NUMBER_KEYS,
  variantOf,
  type CalculatorKey,
  type Trigonometric,
  type Variant,
} from '../rules/calculator-keys';
import styles from './calculator.module.css';

export interface CalculatorKeysProps extends Variant {
  /** Without, only numbers, memory and basic operations. */
  hasAllKeys: boolean;
  /** Must be stable between renders. */
  onPress: (key: CalculatorKey) => void;
}

const BACKSPACE = <Delete aria-hidden="true" />;
const NUMBERS = NUMBER_KEYS.map((id) => gridKey(id));

/** The keys in two blocks: side by side, or below each other on a phone. */
export const CalculatorKeys = memo(function CalculatorKeys(props: CalculatorKeysProps) {
  const { isInverse, isHyperbolic, hasAllKeys, onPress } = props;
  const functions = useMemo(
    () => FUNCTION_KEYS.map((id) => functionKey(id, { isInverse, isHyperbolic })),
    [isInverse, isHyperbolic],
  );
  return (
    <div className={styles.keys}>
      {hasAllKeys && (
        <KeyGrid label={texts.functions} columns={KEY_COLUMNS} keys={functions} onPress={onPress} />
      )}
      <KeyGrid label={texts.numbers} columns={KEY_COLUMNS} keys={NUMBERS} onPress={onPress} />
    </div>
  );
});

function functionKey(id: CalculatorKey, variant: Variant): GridKey<CalculatorKey> {
  if (isTrigonometric(id)) {
    const name = texts.variant(texts.keys[id].name, variant.isInverse, variant.isHyperbolic);
    return { id, label: variantOf(id, variant), name };
  }
  if (id === 'inverse') return { ...gridKey(id), isPressed: variant.isInverse };
  if (id === 'hyperbolic') return { ...gridKey(id), isPressed: variant.isHyperbolic };
  return gridKey(id);
}

function gridKey(id: CalculatorKey): GridKey<CalculatorKey> {
  const { label, name } = texts.keys[id];
  return { id, label: id === 'backspace' ? BACKSPACE : label, name, look: lookOf(id) };
}

function lookOf(id: CalculatorKey): NonNullable<GridKey<CalculatorKey>['look']> {
  if (id === '=') return 'main';
  if (/^[+−×÷]$/.test(id)) return 'operator';
  return /^[\d.]$/.test(id) ? 'digit' : 'action';
}

function isTrigonometric(id: CalculatorKey): id is Trigonometric {
  return id === 'sin' || id === 'cos' || id === 'tan';
}
