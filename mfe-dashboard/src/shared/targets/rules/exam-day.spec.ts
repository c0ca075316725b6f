import { describe, expect, it } from '@jest/globals';
import { daysUntil, examDateBounds, examDateError, indiaDate } from './exam-day';

const beforeMidnight = new Date('2026-11-23T18:29:59Z');
const afterMidnight = new Date('2026-11-23T18:30:00Z');

describe('the day of an exam', () => {
  it('is counted by India’s calendar', () => {
    expect([indiaDate(beforeMidnight), indiaDate(afterMidnight)]).toEqual([
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(daysUntil('2027-01-05', beforeMidnight)).toBe(43);
    expect(daysUntil('2027-01-05', afterMidnight)).toBe(42);
    expect(daysUntil('2026-11-23', afterMidnight)).toBe(-1);
  });

  it('can be from today to five years ahead', () => {
    expect(examDateBounds(afterMidnight)).toEqual({ min: '2026-11-24', max: '2031-11-24' });
    expect(examDateError('2026-11-23', afterMidnight)).toMatch(/has passed/);
    expect(examDateError('2031-11-25', afterMidnight)).toMatch(/five years/);
    for (const day of [null, '2026-11-24', '2031-11-24']) {
      expect(examDateError(day, afterMidnight)).toBeUndefined();
    }
  });
});
