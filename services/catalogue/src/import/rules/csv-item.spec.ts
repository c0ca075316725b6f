import { describe, expect, it } from '@jest/globals';
import { checkQuestion } from './check-question.js';
import { readHeader } from './csv-header.js';
import { readRow } from './csv-item.js';

const OPTIONS = ['3', '4', '5', '6', '7'];

/** What each column for the right option takes. */
const COLUMNS = [
  {
    column: 'correct',
    accepted: ['A', 'D', 'd', 'four'],
    expected: 'the letter of the right option, from A to D, or its exact text',
  },
  { column: 'correct letter', accepted: ['A', 'd'], expected: 'a letter from A to D' },
  { column: 'correct index', accepted: ['0', '3'], expected: 'a number from 0 to 3' },
  { column: 'correct number', accepted: ['1', '4'], expected: 'a number from 1 to 4' },
] as const;

const WRONG = ['E', 'e', 'H', 'I', 'Z', '-1', '4.0', '10', 'none', '(A)', 'प'];
const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const LETTERS = ['A', 'B', 'C', 'D'];

/** The importer's reason for a row with this key; undefined if the question is valid. */
function reasonOf(column: string, key: string, options: readonly string[]): string | undefined {
  const names = options.map((_, index) => 'ABCDE'.charAt(index));
  const check = readHeader(['question', ...names, column]);
  if (!check.ok) throw new Error(check.reason);
  const row = readRow(check.header, ['Which?', ...options, key]);
  if (!row?.ok) return row?.reason;
  const question = checkQuestion({ ...row.item, exam: 'E', subject: 'S', difficulty: 'Easy' });
  return question.ok ? undefined : question.reason;
}

describe('the key of a CSV row', () => {
  const options = ['one', 'two', 'three', 'four'];

  it.each(COLUMNS)('in “$column” is refused with what that column takes', (it) => {
    const { column, accepted, expected } = it;
    for (const key of accepted) expect(reasonOf(column, key, options)).toBeUndefined();
    const others = [...NUMBERS, ...LETTERS].filter((key) => !isMeant(column, key));
    for (const key of [...WRONG, ...others]) {
      const reason = reasonOf(column, key, options);
      const isBareNumber = column === 'correct' && NUMBERS.includes(key);
      expect(reason).toBe(
        isBareNumber
          ? `correct is the number ${key}: name the column "correct index" if it counts from 0, "correct number" if it counts from 1`
          : `${column} is “${key}”; expected is ${expected}`,
      );
    }
  });

  it.each([
    ['correct', 'E', 'F', 'the letter of the right option, from A to E, or its exact text'],
    ['correct letter', 'e', 'F', 'a letter from A to E'],
    ['correct index', '4', '5', 'a number from 0 to 4'],
    ['correct number', '5', '6', 'a number from 1 to 5'],
  ])(
    'in “%s” may name each option of the question and no other',
    (column, key, other, expected) => {
      expect(reasonOf(column, key, OPTIONS)).toBeUndefined();
      expect(reasonOf(column, other, OPTIONS)).toBe(
        `${column} is “${other}”; expected is ${expected}`,
      );
    },
  );

  it('of one option is refused for its number', () => {
    expect(reasonOf('correct', 'A', ['one', ''])).toBe('there is 1 option; a question has 2 to 8');
  });
});

function isMeant(column: string, key: string): boolean {
  if (column === 'correct index') return Number(key) < 4;
  if (column === 'correct number') return key >= '1' && key <= '4';
  return LETTERS.includes(key);
}
