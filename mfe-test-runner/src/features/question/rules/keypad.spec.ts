import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KEYPAD_KEYS, pressKeypad, type Entry, type KeypadKey } from './keypad';
import { MAX_ENTRY_LENGTH } from './numeric-entry';

const caret = (text: string, place: number): Entry => ({ text, start: place, end: place });

describe('pressKeypad', () => {
  it.each<[Entry, KeypadKey, Entry]>([
    [caret('12', 2), '3', caret('123', 3)],
    [caret('12', 1), '.', caret('1.2', 2)],
    [caret('12', 0), '−', caret('−12', 1)],
    [{ text: '123', start: 1, end: 3 }, '0', caret('10', 2)],
    [caret('12', 2), 'backspace', caret('1', 1)],
    [caret('12', 0), 'backspace', caret('12', 0)],
    [{ text: '123', start: 0, end: 2 }, 'backspace', caret('3', 0)],
    [caret('12', 1), 'clear', caret('', 0)],
    [caret('12', 1), 'left', caret('12', 0)],
    [caret('12', 0), 'left', caret('12', 0)],
    [caret('12', 1), 'right', caret('12', 2)],
    [caret('12', 2), 'right', caret('12', 2)],
    [{ text: '123', start: 1, end: 2 }, 'left', caret('123', 1)],
    [{ text: '123', start: 1, end: 2 }, 'right', caret('123', 2)],
  ])('%j with %s is %j', (entry, key, after) => {
    expect(pressKeypad(entry, key)).toEqual(after);
  });

  it('keeps the caret in a text of bounded length', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KEYPAD_KEYS), { maxLength: 200 }), (keys) => {
        let entry = caret('', 0);
        for (const key of keys) {
          entry = pressKeypad(entry, key);
          expect(entry.text.length).toBeLessThanOrEqual(MAX_ENTRY_LENGTH);
          expect(entry.start).toBeGreaterThanOrEqual(0);
          expect(entry.end).toBeLessThanOrEqual(entry.text.length);
        }
      }),
    );
  });

  it('writes what is pressed, in order', () => {
    const digit = fc.constantFrom<KeypadKey>('0', '1', '2', '9', '.', '−');
    fc.assert(
      fc.property(fc.array(digit, { maxLength: MAX_ENTRY_LENGTH }), (keys) => {
        expect(keys.reduce<Entry>(pressKeypad, caret('', 0)).text).toBe(keys.join(''));
      }),
    );
  });
});
