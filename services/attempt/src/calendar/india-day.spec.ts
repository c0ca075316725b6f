import { describe, expect, it } from '@jest/globals';
import { indiaDay, monthName } from './india-day.js';

describe('India’s calendar', () => {
  it('starts a new day at 18:30 UTC', () => {
    const before = indiaDay(new Date('2026-11-21T18:29:59.999Z'));
    expect(indiaDay(new Date('2026-11-21T18:30:00.000Z'))).toBe(before + 1);
    expect(indiaDay(new Date('2026-11-20T18:30:00.000Z'))).toBe(before);
  });

  it('formats months for display', () => {
    expect(monthName('2026-11')).toBe('Nov 2026');
    expect(monthName('2026-09')).toBe('Sept 2026');
  });
});
