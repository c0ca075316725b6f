import { describe, expect, it } from '@jest/globals';
import { answerText, ChosenAnswers, differences } from './answers.ts';

describe('differences', () => {
  const chosen = new ChosenAnswers();
  chosen.choose('q1', 'option 2');
  chosen.choose('q1', 'option 3');
  chosen.choose('q2', 'option 0');
  chosen.begin('q2', 'option 1');
  chosen.begin('q3', 'option 1');

  it.each<[string, [string, string | null][], number]>([
    [
      'all as chosen',
      [
        ['q1', 'option 3'],
        ['q2', 'option 0'],
      ],
      0,
    ],
    [
      'clicks in progress that counted or did not',
      [
        ['q1', 'option 3'],
        ['q2', 'option 1'],
        ['q3', 'option 1'],
      ],
      0,
    ],
    [
      'an earlier choice',
      [
        ['q1', 'option 2'],
        ['q2', 'option 0'],
      ],
      1,
    ],
    ['a missing answer', [['q2', 'option 0']], 1],
    [
      'an answer that nobody gave',
      [
        ['q1', 'option 3'],
        ['q2', 'option 0'],
        ['q4', 'option 2'],
      ],
      1,
    ],
    [
      'a question without an answer',
      [
        ['q1', 'option 3'],
        ['q2', 'option 0'],
        ['q4', null],
      ],
      0,
    ],
  ])('of %s', (_what, found, count) => {
    expect(differences('server', chosen.expected, new Map(found))).toHaveLength(count);
  });
});

describe('answerText', () => {
  it('is the same for the same answer of any kind', () => {
    const none = { selectedOption: null };
    expect(answerText(none)).toBeNull();
    expect(answerText({ selectedOption: 0 })).toBe('option 0');
    expect(answerText({ ...none, selectedOptions: [2, 0] })).toBe('options 0, 2');
    expect(answerText({ ...none, value: '-1.5' })).toBe('number -1.5');
  });
});
