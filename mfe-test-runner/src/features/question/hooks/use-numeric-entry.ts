import { parseNumericAnswer } from '@abhyas/web-kit/numeric-answer';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pressKeypad, type Entry, type KeypadKey } from '../rules/keypad';
import { entryOf, problemOf, type EntryProblem } from '../rules/numeric-entry';

export interface NumericEntry {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The text in the field. */
  readonly entry: string;
  /** The number that it is. */
  readonly number: string | undefined;
  /** Why it is none; undefined for an empty field, too. */
  readonly problem: EntryProblem | undefined;
  /** Both are stable between renders if `onEnter` is: a key typed renders no key of the keypad. */
  readonly type: (text: string) => void;
  readonly press: (key: KeypadKey) => void;
}

/**
 * What stands in the field of a number. It stays as the student typed it, unless the stored answer changes by
 * itself: cleared by the button, or changed on another device.
 */
export function useNumericEntry(
  value: string | undefined,
  onEnter: (value: string) => void,
): NumericEntry {
  const field = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState(() => entryOf(value));
  const [stored, setStored] = useState(value);
  const number = parseNumericAnswer(entry);
  if (stored !== value) {
    setStored(value);
    if (value !== number) setEntry(entryOf(value));
  }
  const [pressed, setPressed] = useState<Entry>();
  // A text that React sets puts the caret at its end.
  useLayoutEffect(() => {
    if (pressed) field.current?.setSelectionRange(pressed.start, pressed.end);
  }, [pressed]);

  const type = useCallback(
    (text: string): void => {
      setEntry(text);
      onEnter(parseNumericAnswer(text) ?? '');
    },
    [onEnter],
  );
  const press = useCallback(
    (key: KeypadKey): void => {
      const { value: text, selectionStart, selectionEnd } = field.current ?? { value: '' };
      const start = selectionStart ?? text.length;
      const next = pressKeypad({ text, start, end: selectionEnd ?? start }, key);
      if (next.text !== text) type(next.text);
      setPressed(next);
    },
    [type],
  );

  return {
    field,
    entry,
    number,
    problem: number === undefined && entry.trim() !== '' ? problemOf(entry) : undefined,
    type,
    press,
  };
}
