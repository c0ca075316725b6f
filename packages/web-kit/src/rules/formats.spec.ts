import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMinutes,
  formatMoment,
  formatMonthYear,
  formatRupees,
  formatWait,
} from './formats';

describe('formatCount', () => {
  it.each([
    [0, '0 questions'],
    [1, '1 question'],
    [149900, '1,49,900 questions'],
  ])('formats %p as %p', (count, text) => {
    expect(formatCount(count, 'question')).toBe(text);
  });
});

describe('formatDuration', () => {
  it.each([
    [9000, '2 h 30 min'],
    [7200, '2 h'],
    [3600, '1 h'],
    [3599, '1 h'],
    [2700, '45 min'],
    [20, '1 min'],
    [0, 'N/A'],
    [-5, 'N/A'],
    [Number.NaN, 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('formats %p seconds as %p', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('formatClock', () => {
  it.each([
    [0, '00:00:00'],
    [59.2, '00:01:00'],
    [3661, '01:01:01'],
    [360_000, '100:00:00'],
    [-3, '00:00:00'],
  ])('formats %p seconds as %p', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('formatMinutes', () => {
  it.each([
    [0, '0 s'],
    [21.4, '21 s'],
    [65, '1m 5s'],
    [3600, '60m 0s'],
    [59.6, '1m 0s'],
  ])('formats %p seconds as %p', (seconds, text) => {
    expect(formatMinutes(seconds)).toBe(text);
  });
});

describe('formatWait', () => {
  it.each([
    [0, '1 second'],
    [40, '40 seconds'],
    [119, '119 seconds'],
    [120, '2 minutes'],
    [121, '3 minutes'],
  ])('formats %p seconds as %p', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text);
  });

  it("never shows less than the server's wait", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const [count, unit] = formatWait(seconds).split(' ');
        const shown = Number(count?.replace(',', '')) * (unit?.startsWith('minute') ? 60 : 1);
        expect(shown).toBeGreaterThanOrEqual(seconds);
      }),
    );
  });
});

describe('formatRupees', () => {
  it('groups digits the Indian way', () => {
    expect(formatRupees(149_900)).toBe('₹1,49,900');
    expect(formatRupees(0)).toBe('₹0');
  });
});

describe('dates', () => {
  // 20:00 UTC is the next day in India.
  const iso = '2026-11-21T20:00:00.000Z';

  it("use India's time zone, not the device's", () => {
    expect(formatDate(iso)).toBe('22 Nov 2026');
    expect(formatDateTime(iso)).toBe('22 Nov 2026, 1:30 am');
    expect(formatMonthYear('2026-11-30T20:00:00.000Z')).toBe('December 2026');
  });

  it.each([
    ['2026-09-05T18:29:00.000Z', '5 Sept 2026, 11:59 pm'],
    ['2026-09-05T18:30:00.000Z', '6 Sept 2026, 12:00 am'],
    ['2026-05-06T06:35:00.000Z', '6 May 2026, 12:05 pm'],
    ['2026-12-31T20:00:00.000Z', '1 Jan 2027, 1:30 am'],
  ])('formats %p as %p', (instant, text) => {
    expect(formatDateTime(instant)).toBe(text);
    expect(formatDate(instant)).toBe(text.split(',')[0]);
  });

  it('agrees with the language data of Node', () => {
    const options = { timeZone: 'Asia/Kolkata', year: 'numeric' } as const;
    const date = new Intl.DateTimeFormat('en-IN', { ...options, day: 'numeric', month: 'short' });
    const month = new Intl.DateTimeFormat('en-IN', { ...options, month: 'long' });
    const instants = fc.date({
      min: new Date('1970-01-01T00:00:00.000Z'),
      max: new Date('2100-01-01T00:00:00.000Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formatDate(instant.toISOString())).toBe(date.format(instant));
        expect(formatMonthYear(instant.toISOString())).toBe(month.format(instant));
      }),
    );
  });

  it('show N/A without a valid date', () => {
    for (const format of [formatDate, formatDateTime, formatMonthYear]) {
      expect(format(null)).toBe('N/A');
      expect(format('yesterday')).toBe('N/A');
    }
  });
});

describe('formatMoment', () => {
  // 11:30 pm in India.
  const now = new Date('2026-11-29T18:00:00.000Z');
  it.each([
    ['2026-11-29T18:15:00.000Z', '11:45 pm today'],
    ['2026-11-29T04:00:00.000Z', '9:30 am today'],
    ['2026-11-29T18:30:00.000Z', '12:00 am tomorrow'],
    ['2026-11-30T18:30:00.000Z', '1 Dec 2026, 12:00 am'],
    ['2026-11-28T12:30:00.000Z', '28 Nov 2026, 6:00 pm'],
  ])('formats %p as %p', (iso, text) => {
    expect(formatMoment(iso, now)).toBe(text);
  });
});
