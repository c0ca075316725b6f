import { describe, expect, it } from '@jest/globals';
import { judge, type Evidence } from './verdict.ts';

const whole: Evidence = {
  attemptId: 'a1',
  attempts: [{ id: 'a1', state: 'submitted', rankValue: 7 }],
  history: ['a1'],
  entries: [{ attemptId: 'a1', participant: 't1', subjects: 2 }],
  leaderboardValue: 7,
  subjects: 2,
  lostAnswers: [],
};

describe('the verdict', () => {
  it('is empty if there is one of everything', () => {
    expect(judge(whole)).toEqual({ lost: [], doubled: [] });
  });

  it.each<[string, Partial<Evidence>, string]>([
    ['a second result', { attempts: twice(whole.attempts, 'a2') }, '2 finished attempts'],
    [
      'an attempt left open beside it',
      { attempts: [...whole.attempts, { id: 'a2', state: 'in_progress', rankValue: null }] },
      '1 open attempts',
    ],
    ['a second history row', { history: ['a1', 'a1'] }, '2 rows in the history'],
    [
      'a second ranking entry',
      { entries: [...whole.entries, ...whole.entries] },
      '2 ranking entries',
    ],
    [
      'a subject that was counted twice',
      { entries: [{ attemptId: 'a1', participant: 't1', subjects: 3 }] },
      '3 results by subject',
    ],
  ])('finds %s doubled', (_, change, said) => {
    const { lost, doubled } = judge({ ...whole, ...change });
    expect(lost).toEqual([]);
    expect(doubled).toEqual([expect.stringContaining(said)]);
  });

  it.each<[string, Partial<Evidence>, string]>([
    ['a missing history row', { history: [] }, '0 rows in the history'],
    ['a missing ranking entry', { entries: [] }, '0 ranking entries'],
    ['an entry missing from Redis', { leaderboardValue: null }, 'null on the board'],
    [
      'an entry with another value in Redis',
      { leaderboardValue: 6 },
      '6 on the board instead of 7',
    ],
    [
      'an answer',
      { lostAnswers: [{ questionId: 'q1', expected: [2, 3], found: null }] },
      'acknowledged as 2 or 3 and is none',
    ],
  ])('finds %s lost', (_, change, said) => {
    const { lost, doubled } = judge({ ...whole, ...change });
    expect(doubled).toEqual([]);
    expect(lost).toEqual([expect.stringContaining(said)]);
  });

  it('finds an attempt lost that never ended', () => {
    const attempts = [{ id: 'a1', state: 'in_progress', rankValue: null }];
    expect(judge({ ...whole, attempts }).lost).not.toEqual([]);
  });
});

function twice(attempts: Evidence['attempts'], id: string): Evidence['attempts'] {
  return attempts.flatMap((attempt) => [attempt, { ...attempt, id }]);
}
