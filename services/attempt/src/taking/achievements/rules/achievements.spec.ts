import { describe, expect, it } from '@jest/globals';
import {
  ACHIEVEMENTS,
  factsAfter,
  factsOfAll,
  streakUpTo,
  type AchievementFacts,
  type EarlierWork,
  type EndedAttempt,
} from './achievements.js';

const NOTHING: AchievementFacts = {
  answeredTests: 0,
  total: 20,
  answered: 0,
  correct: 0,
  share: 0,
  elapsedSeconds: 1200,
  allowedSeconds: 1200,
  bestBefore: null,
  streakDays: 0,
  correctInAll: 0,
  subjects: [],
};

function earned(facts: Partial<AchievementFacts>): string[] {
  return ACHIEVEMENTS.filter((rule) => rule.isEarned({ ...NOTHING, ...facts })).map(({ id }) => id);
}

describe('achievements', () => {
  it('are not earned without answers', () => {
    expect(earned({})).toEqual([]);
  });

  it.each<[string, Partial<AchievementFacts>, Partial<AchievementFacts>]>([
    ['first-test', { answeredTests: 1 }, { answeredTests: 0 }],
    ['ten-tests', { answeredTests: 10 }, { answeredTests: 9 }],
    ['fifty-tests', { answeredTests: 50 }, { answeredTests: 49 }],
    ['streak-3', { streakDays: 3 }, { streakDays: 2 }],
    ['streak-7', { streakDays: 7 }, { streakDays: 6 }],
    ['score-90', { share: 18 / 20 }, { share: 17 / 20 }],
    ['score-90', { correct: 0, share: 72 / 80 }, { correct: 17, share: 71 / 80 }],
    ['score-90', { total: 10, share: 0.9 }, { total: 9, share: 0.9 }],
    ['perfect', { share: 1 }, { share: 299 / 300 }],
    [
      'sure-hand',
      { total: 100, answered: 20, correct: 18 },
      { total: 100, answered: 19, correct: 19 },
    ],
    [
      'fast',
      { answered: 20, correct: 16, elapsedSeconds: 600 },
      { answered: 20, correct: 16, elapsedSeconds: 601 },
    ],
    [
      'fast',
      { answered: 20, correct: 16, elapsedSeconds: 9 },
      { answered: 19, correct: 19, elapsedSeconds: 9 },
    ],
    [
      'comeback',
      { share: 14 / 20, bestBefore: { share: 5 / 10 } },
      { share: 13 / 20, bestBefore: { share: 5 / 10 } },
    ],
    // 0.3 − 0.1 is slightly less than 0.2.
    [
      'comeback',
      { share: 3 / 10, bestBefore: { share: 1 / 10 } },
      { share: 299 / 1000, bestBefore: { share: 1 / 10 } },
    ],
    // Marks below zero are no best result to come back from.
    [
      'comeback',
      { share: 0.2, bestBefore: { share: -0.2 } },
      { share: 0.1, bestBefore: { share: -0.2 } },
    ],
    [
      'subject-master',
      { subjects: [{ answered: 40, correct: 34 }] },
      {
        subjects: [
          { answered: 24, correct: 24 },
          { answered: 40, correct: 33 },
        ],
      },
    ],
    [
      'all-rounder',
      { subjects: Array.from({ length: 5 }, () => ({ answered: 30, correct: 10 })) },
      { subjects: Array.from({ length: 4 }, () => ({ answered: 30, correct: 30 })) },
    ],
    ['thousand-right', { correctInAll: 1000 }, { correctInAll: 999 }],
  ])('%s is earned at its limit and not below', (id, reached, missed) => {
    expect(earned(reached)).toContain(id);
    expect(earned(missed)).not.toContain(id);
  });

  it('count consecutive days backwards from today', () => {
    expect(streakUpTo(100, [])).toBe(0);
    expect(streakUpTo(100, [99, 98])).toBe(0);
    expect(streakUpTo(100, [98, 100, 99, 100, 96])).toBe(3);
  });

  describe('add the attempt that ended to the earlier work', () => {
    const EARLIER: EarlierWork = {
      answeredTests: 2,
      correctInAll: 30,
      bestOfTest: { share: 0.4 },
      days: [98, 99],
      subjects: new Map([['Maths', { answered: 20, correct: 15 }]]),
    };
    const ENDED: EndedAttempt = {
      isBlank: false,
      total: 10,
      answered: 6,
      correct: 5,
      share: 0.5,
      elapsedSeconds: 60,
      allowedSeconds: 600,
      day: 100,
      subjects: [
        { name: 'Maths', answered: 4, correct: 3 },
        { name: 'English', answered: 2, correct: 2 },
      ],
    };

    it('in all sums', () => {
      expect(factsAfter(EARLIER, ENDED)).toEqual({
        answeredTests: 3,
        total: 10,
        answered: 6,
        correct: 5,
        share: 0.5,
        elapsedSeconds: 60,
        allowedSeconds: 600,
        bestBefore: { share: 0.4 },
        streakDays: 3,
        correctInAll: 35,
        subjects: [
          { answered: 24, correct: 18 },
          { answered: 2, correct: 2 },
        ],
      });
      expect(EARLIER.subjects.get('Maths')).toEqual({ answered: 20, correct: 15 });
    });

    it('without answers: it counts neither as a test nor as a day of a streak', () => {
      const left = { ...ENDED, isBlank: true, answered: 0, correct: 0, subjects: [] };
      const nothingAdded = {
        answeredTests: 2,
        streakDays: 0,
        correctInAll: 30,
        subjects: [{ answered: 20, correct: 15 }],
      };
      expect(factsAfter(EARLIER, left)).toMatchObject(nothingAdded);
      // Bonus questions count as answered and right, for everybody.
      const bonuses = { ...ENDED, isBlank: true, answered: 10, correct: 10 };
      expect(factsAfter(EARLIER, bonuses)).toMatchObject(nothingAdded);
      expect(earned(factsAfter(EARLIER, bonuses))).toEqual(['first-test']);
    });

    it('when it is the first of all', () => {
      const nothing: EarlierWork = {
        answeredTests: 0,
        correctInAll: 0,
        bestOfTest: null,
        days: [],
        subjects: new Map(),
      };
      expect(factsAfter(nothing, ENDED)).toMatchObject({
        answeredTests: 1,
        bestBefore: null,
        streakDays: 1,
        correctInAll: 5,
      });
    });
  });

  it('are also judged by all finished attempts, without a single attempt', () => {
    const work: EarlierWork = {
      answeredTests: 10,
      correctInAll: 1000,
      bestOfTest: null,
      days: [100, 99, 98],
      subjects: new Map([['Maths', { answered: 40, correct: 40 }]]),
    };
    expect(earned(factsOfAll(work, 100))).toEqual([
      'first-test',
      'ten-tests',
      'streak-3',
      'subject-master',
      'thousand-right',
    ]);
  });

  it('have unique ids', () => {
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
  });
});
