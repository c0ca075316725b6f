import { describe, expect, it } from '@jest/globals';
import { readCountedKey, readKey, readLetterKey } from './read-key.js';

const NUMBERS = ['3', '4', '5', '6'];
const GROUPS = ['O', 'A', 'AB', 'B'];

describe('readKey', () => {
  it.each([
    ['A', NUMBERS, 0],
    [' d ', NUMBERS, 3],
    ['Paris', ['Rome', 'Paris', 'paris', 'Oslo'], 1],
    ['AB', GROUPS, 2],
    ['O', GROUPS, 0],
    ['A', ['A', 'x', 'y', 'z'], 0],
    ['A, C', NUMBERS, [0, 2]],
    ['d;b', NUMBERS, [3, 1]],
    ['A, B', ['A', 'A, B', 'B', 'C'], 1],
  ])('finds %j among %j', (text, options, index) => {
    expect(readKey(text, options)).toEqual({ ok: true, correct: index });
  });

  it.each([
    [
      '',
      NUMBERS,
      'correct is empty; expected is the letter of the right option, from A to D, or its exact text',
    ],
    ['4', NUMBERS, 'correct is the number 4: name the column'],
    ['1', ['a', 'b', 'c', 'd'], 'correct is the number 1: name the column'],
    ['A', GROUPS, 'correct is “A”, both a letter and the text of option B'],
    [
      'AC',
      NUMBERS,
      'correct is “AC”; several right options are written as letters from A to D with semicolons: A;B',
    ],
    ['A/C', NUMBERS, 'several right options are written as letters'],
    ['A;E', NUMBERS, 'several right options are written as letters'],
    ['A;', NUMBERS, 'correct is “A;”; expected is the letter'],
    ['B and C', NUMBERS, 'correct is “B and C”; expected is the letter'],
    ['x'.repeat(99), NUMBERS, `correct is “${'x'.repeat(40)}…”; expected is`],
    [
      'PARIS',
      ['Rome', 'Paris', 'Bern', 'Oslo'],
      'correct is “PARIS”; expected is the letter of the right option, from A to D, or its exact text',
    ],
  ])('refuses %j among %j', (text, options, reason) => {
    const key = readKey(text, options);
    expect(key.ok ? '' : key.reason).toContain(reason);
  });
});

describe('keys of one kind', () => {
  it('are letters', () => {
    expect(readLetterKey('b', NUMBERS)).toEqual({ ok: true, correct: 1 });
    expect(readLetterKey('b, A', NUMBERS)).toEqual({ ok: true, correct: [1, 0] });
    expect(readLetterKey('b,E', NUMBERS)).toMatchObject({ ok: false });
    expect(readLetterKey('E', NUMBERS)).toMatchObject({
      reason: 'correct letter is “E”; expected is a letter from A to D',
    });
    expect(readLetterKey('1', NUMBERS)).toMatchObject({ ok: false });
  });

  it('count from 0 or from 1', () => {
    expect(readCountedKey('0', 0, NUMBERS)).toEqual({ ok: true, correct: 0 });
    expect(readCountedKey('0;2', 0, NUMBERS)).toEqual({ ok: true, correct: [0, 2] });
    expect(readCountedKey('0;2', 1, NUMBERS)).toMatchObject({ ok: false });
    expect(readCountedKey('4', 1, NUMBERS)).toEqual({ ok: true, correct: 3 });
    expect(readCountedKey('0', 1, NUMBERS)).toEqual({
      ok: false,
      reason: 'correct number is “0”; expected is a number from 1 to 4',
    });
    expect(readCountedKey('A', 0, NUMBERS)).toMatchObject({
      reason: 'correct index is “A”; expected is a number from 0 to 3',
    });
    expect(readCountedKey('1.0', 0, NUMBERS)).toMatchObject({ ok: false });
  });
});
