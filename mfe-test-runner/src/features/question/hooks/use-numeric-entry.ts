import { parseNumericAnswer } from '@abhyas/web-kit/numeric-answer';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
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
  const [entry, setEntry] = useState<Entry>(() => atEnd(entryOf(value)));
  const [stored, setStored] = useState(value);
  const number = parseNumericAnswer(entry.text);
  if (stored !== value) {
    setStored(value);
    if (value !== number) setEntry(atEnd(entryOf(value)));
  }
  const [pressed, setPressed] = useState<Entry>();
  // A text that React sets puts the caret at its end.
  useLayoutEffect(() => {
    if (pressed) field.current?.setSelectionRange(pressed.start, pressed.end);
  }, [pressed]);

  function change(next: Entry): void {
    setEntry(next);
    if (next.text !== entry.text) onEnter(parseNumericAnswer(next.text) ?? '');
  }

  return {
    field,
    entry: entry.text,
    number,
    problem: number === undefined && entry.text.trim() !== '' ? problemOf(entry.text) : undefined,
    type: (text) => change(atEnd(text)),
    press: (key) => {
      const { selectionStart, selectionEnd } = field.current ?? {};
      const end = entry.text.length;
      const next = pressKeypad(
        { text: entry.text, start: selectionStart ?? end, end: selectionEnd ?? end },
        key,
      );
      change(next);
      setPressed(next);
    },
  };
}

function atEnd(text: string): Entry {
  return { text, start: text.length, end: text.length };
}
