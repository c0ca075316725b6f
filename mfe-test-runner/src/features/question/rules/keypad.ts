import { MAX_ENTRY_LENGTH } from './numeric-entry';

/** The keys, four in a row. */
export const KEYPAD_KEYS = [
  '7',
  '8',
  '9',
  'backspace',
  '4',
  '5',
  '6',
  'left',
  '1',
  '2',
  '3',
  'right',
  '0',
  '.',
  '−',
  'clear',
] as const;

export const KEYPAD_COLUMNS = 4;

export type KeypadKey = (typeof KEYPAD_KEYS)[number];

/** What stands in the field, with the caret or the selected part. */
export interface Entry {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The field after a key. */
export function pressKeypad(entry: Entry, key: KeypadKey): Entry {
  const { text, start, end } = entry;
  switch (key) {
    case 'backspace':
      return replace(entry, start === end ? Math.max(0, start - 1) : start, '');
    case 'clear':
      return { text: '', start: 0, end: 0 };
    case 'left':
      return at(text, start === end ? start - 1 : start);
    case 'right':
      return at(text, start === end ? end + 1 : end);
    default:
      return text.length - (end - start) < MAX_ENTRY_LENGTH ? replace(entry, start, key) : entry;
  }
}

function replace({ text, end }: Entry, start: number, by: string): Entry {
  return at(text.slice(0, start) + by + text.slice(end), start + by.length);
}

function at(text: string, caret: number): Entry {
  const place = Math.max(0, Math.min(text.length, caret));
  return { text, start: place, end: place };
}
