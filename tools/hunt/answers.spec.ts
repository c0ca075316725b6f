import { describe, expect, it } from '@jest/globals';
import { ChosenAnswers, differences } from './answers.ts';

describe('differences', () => {
  const chosen = new ChosenAnswers();
  chosen.choose('q1', 2);
  chosen.choose('q1', 3);
  chosen.choose('q2', 0);
  chosen.begin('q2', 1);
  chosen.begin('q3', 1);

  it.each<[string, [string, number | null][], number]>([
    [
      'all as chosen',
      [
        ['q1', 3],
        ['q2', 0],
      ],
      0,
    ],
    [
      'clicks in progress that counted or did not',
      [
        ['q1', 3],
        ['q2', 1],
        ['q3', 1],
      ],
      0,
    ],
    [
      'an earlier choice',
      [
        ['q1', 2],
        ['q2', 0],
      ],
      1,
    ],
    ['a missing answer', [['q2', 0]], 1],
    [
      'an answer that nobody gave',
      [
        ['q1', 3],
        ['q2', 0],
        ['q4', 2],
      ],
      1,
    ],
    [
      'a question without an answer',
      [
        ['q1', 3],
        ['q2', 0],
        ['q4', null],
      ],
      0,
    ],
  ])('of %s', (_what, found, count) => {
    expect(differences('server', chosen.expected, new Map(found))).toHaveLength(count);
  });
});
