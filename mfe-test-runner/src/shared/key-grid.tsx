import { classNames } from '@abhyas/ui';
import { memo, useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './key-grid.module.css';
import { nextIndex } from './rules/grid-keys';

export interface GridKey<Id extends string> {
  readonly id: Id;
  /** What it shows. */
  readonly label: ReactNode;
  /** What it does: the accessible name. */
  readonly name: string;
  readonly look?: 'digit' | 'operator' | 'action' | 'main';
  /** Of a key that stays down. */
  readonly isPressed?: boolean;
  /** Takes the place of so many keys. */
  readonly span?: number;
}

export interface KeyGridProps<Id extends string> {
  label: string;
  columns: number;
  keys: readonly GridKey<Id>[];
  isDisabled?: boolean;
  /** Must be stable between renders. */
  onPress: (id: Id) => void;
}

/**
 * Keys in rows, for one text field. A click leaves the focus in the field. For the keyboard they are one stop of
 * the Tab key, in which arrow keys move.
 */
export function KeyGrid<Id extends string>(props: KeyGridProps<Id>) {
  const { label, columns, keys, isDisabled = false, onPress } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const move = useCallback(
    (event: KeyboardEvent, index: number): void => {
      const buttons = grid.current?.querySelectorAll('button');
      const target = buttons && nextIndex(event.key, index, buttons.length, columns);
      if (target === undefined) return;
      event.preventDefault();
      buttons?.[target]?.focus();
    },
    [columns],
  );
  return (
    <div
      ref={grid}
      role="group"
      aria-label={label}
      data-own-arrows=""
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(var(--target), 1fr))` }}
    >
      {keys.map(({ id, label: shown, name, look, isPressed, span = 1 }, index) => (
        <Key
          key={id}
          id={id}
          name={name}
          look={look}
          isPressed={isPressed}
          span={span}
          index={index}
          isStop={index === stop}
          isDisabled={isDisabled}
          onPress={onPress as (id: string) => void}
          onFocus={setStop}
          onMove={move}
        >
          {shown}
        </Key>
      ))}
    </div>
  );
}

interface KeyProps {
  id: string;
  name: string;
  look: GridKey<string>['look'];
  isPressed: boolean | undefined;
  span: number;
  index: number;
  isStop: boolean;
  isDisabled: boolean;
  onPress: (id: string) => void;
  onFocus: (index: number) => void;
  onMove: (event: KeyboardEvent, index: number) => void;
  children: ReactNode;
}

const Key = memo(function Key(props: KeyProps) {
  const { id, name, look = 'action', isPressed, span, index, isStop, isDisabled, children } = props;
  const { onPress, onFocus, onMove } = props;
  return (
    <button
      type="button"
      className={classNames(styles.key, styles[look])}
      style={span > 1 ? { gridColumn: `span ${span}` } : undefined}
      aria-label={name}
      aria-pressed={isPressed}
      tabIndex={isStop ? 0 : -1}
      disabled={isDisabled}
      // The field keeps the focus, and its caret.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(id)}
      onFocus={() => onFocus(index)}
      onKeyDown={(event) => onMove(event, index)}
    >
      {children}
    </button>
  );
});
