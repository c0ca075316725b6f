import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TopicTally } from '../../../scoring/rules/tally-topics.js';
import { scoreTopics } from './topic-scores.js';

const tally: fc.Arbitrary<TopicTally> = fc
  .record({
    subject: fc.constantFrom('Physics', 'Chemistry'),
    topic: fc.constantFrom('Units', 'Waves', 'Bonds'),
    total: fc.integer({ min: 1, max: 12 }),
    right: fc.nat(12),
  })
  .map(({ subject, topic, total, right }) => {
    const correct = Math.min(right, total);
    return { subject, topic, total, correct, answered: correct };
  });

const counts = (total: number, correct: number): TopicTally => ({
  ...{ subject: 'Physics', topic: 'Units', answered: total },
  ...{ total, correct },
});

describe('the topics over several attempts', () => {
  it('add up, weakest first', () => {
    fc.assert(
      fc.property(fc.array(fc.array(tally, { maxLength: 4 }), { maxLength: 6 }), (attempts) => {
        const scores = scoreTopics(attempts);
        const all = attempts.flat();
        expect(scores.reduce((sum, { total }) => sum + total, 0)).toBe(
          all.reduce((sum, { total }) => sum + total, 0),
        );
        for (const { subject, topic, correct, total } of scores) {
          const own = all.filter((one) => one.subject === subject && one.topic === topic);
          expect(correct).toBe(own.reduce((sum, one) => sum + one.correct, 0));
          expect(total).toBe(own.reduce((sum, one) => sum + one.total, 0));
        }
        const ordered = scores.map(({ score }) => score);
        expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
      }),
    );
  });

  it.each([
    [[counts(10, 2), counts(10, 8)], 60],
    [[counts(10, 8), counts(10, 2)], -60],
    [[counts(5, 1), counts(5, 1), counts(10, 2)], 0],
    // One attempt has no later half, and four questions are too few.
    [[counts(40, 20)], null],
    [[counts(10, 2), counts(4, 4)], null],
  ])('of %j change by %s points', (tallies, change) => {
    expect(scoreTopics(tallies.map((one) => [one]))[0]?.change).toBe(change);
  });
});
