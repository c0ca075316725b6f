import type { ReactElement } from 'react';
import type { KeypadKey } from '../features/question/rules/keypad';
import type { EntryProblem } from '../features/question/rules/numeric-entry';

export const place = (number: number, total: number): string => `Question ${number} of ${total}`;
/** The same as a heading. `quiet` shows the second part with less weight. */
export const heading = (
  number: number,
  total: number,
  quiet: (words: string) => ReactElement,
): ReactElement => (
  <>
    <span>{`Question ${number}`}</span> {quiet(`of ${total}`)}
  </>
);

/** How the question is answered, where it is not by one option. */
export const kinds = {
  multiple: 'One or more options are right',
  numeric: 'Answer with a number',
} as const;

/** The button that takes the answer back. */
export const clearResponse = 'Clear Response';

/** Of a right and of a wrong answer: `+2`, `−2/3`. */
export const marks = (right: string, wrong: string): string =>
  wrong === '0' ? `Marks: ${right}` : `Marks: ${right} or ${wrong}`;

export const table = 'Table of the question';

// The field of a number.
export const yourAnswer = 'Your answer';
export const entryHint = 'Type a number such as 12 or −0.5.';
export const counts = (number: ReactElement): ReactElement => (
  <>
    <span>Counts as</span> {number}
  </>
);
export const entryProblems: Readonly<Record<EntryProblem, string>> = {
  incomplete: 'The number has no digits yet. The question is not answered.',
  exponent: 'Write the number in full, without e or ×10. The question is not answered.',
  comma: 'Write a point before the decimals, not a comma. The question is not answered.',
  'too-long':
    'A number has at most 20 digits before and 20 after the point. The question is not answered.',
  'no-number':
    'This is not a number. Use digits, one point and a minus sign. The question is not answered.',
};
/** What a screen reader says after a key of the keypad. */
export const entered = (text: string): string => (text === '' ? 'Empty' : text);

export const keypad = 'Number keypad';
export const keypadLabels: Readonly<Partial<Record<KeypadKey, string>>> = { clear: 'Clear' };
export const keypadNames: Readonly<Partial<Record<KeypadKey, string>>> = {
  '.': 'Point',
  '−': 'Minus',
  backspace: 'Remove the last character',
  left: 'Move left',
  right: 'Move right',
  clear: 'Clear the field',
};
