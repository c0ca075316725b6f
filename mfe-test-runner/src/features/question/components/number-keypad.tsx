import { ArrowLeft, ArrowRight, Delete } from '@abhyas/ui';
import { memo, type ReactNode } from 'react';
import { KeyGrid, type GridKey } from '../../../shared/key-grid';
import * as texts from '../../../texts/question';
import { KEYPAD_COLUMNS, KEYPAD_KEYS, type KeypadKey } from '../rules/keypad';

export interface NumberKeypadProps {
  className: string | undefined;
  isDisabled: boolean;
  /** Must be stable between renders. */
  onPress: (key: KeypadKey) => void;
}

const ICONS: Readonly<Partial<Record<KeypadKey, ReactNode>>> = {
  backspace: <Delete aria-hidden="true" />,
  left: <ArrowLeft aria-hidden="true" />,
  right: <ArrowRight aria-hidden="true" />,
};

const KEYS: readonly GridKey<KeypadKey>[] = KEYPAD_KEYS.map((id) => ({
  id,
  label: ICONS[id] ?? texts.keypadLabels[id] ?? id,
  name: texts.keypadNames[id] ?? id,
  look: /^[\d.−]$/.test(id) ? 'digit' : 'action',
}));

/** Keys that type a number into the field above. */
export const NumberKeypad = memo(function NumberKeypad(props: NumberKeypadProps) {
  const { className, isDisabled, onPress } = props;
  return (
    <div className={className}>
      <KeyGrid
        label={texts.keypad}
        columns={KEYPAD_COLUMNS}
        keys={KEYS}
        isDisabled={isDisabled}
        onPress={onPress}
      />
    </div>
  );
});
