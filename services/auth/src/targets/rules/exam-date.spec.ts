import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examDateBounds, isCalendarDay } from './exam-date.js';

describe('isCalendarDay', () => {
  it.each(['2027-01-05', '2028-02-29', '2026-12-31'])('accepts %s', (text) => {
    expect(isCalendarDay(text)).toBe(true);
  });

  it.each(['2027-02-29', '2027-13-01', '2027-1-5', '2027-01-05T00:00', '0000-00-00', 'soon', ''])(
    'refuses %j',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
});

describe('examDateBounds', () => {
  it('begin with today in India, before and after its midnight', () => {
    expect(examDateBounds(new Date('2026-11-23T18:29:59Z'))).toEqual({
      min: '2026-11-23',
      max: '2031-11-23',
    });
    expect(examDateBounds(new Date('2026-11-23T18:30:00Z')).min).toBe('2026-11-24');
  });

  it('are days of the calendar, whatever the time', () => {
    const years = { min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), (now) => {
        const { min, max } = examDateBounds(now);
        expect([isCalendarDay(min), isCalendarDay(max), min < max]).toEqual([true, true, true]);
      }),
    );
  });
});
