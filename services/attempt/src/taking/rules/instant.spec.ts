import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseInstant } from './instant.js';

// 11:30 in India.
const NOW = new Date('2026-11-21T06:00:00.000Z');

describe('parsing an instant', () => {
  it.each([
    ['11:30', '2026-11-21T06:00:00.000Z'],
    ['9:05', '2026-11-21T03:35:00.000Z'],
    ['11:31', '2026-11-20T06:01:00.000Z'],
    ['00:00', '2026-11-20T18:30:00.000Z'],
    ['2026-11-21 10:20', '2026-11-21T04:50:00.000Z'],
    ['2026-11-21T10:20:30', '2026-11-21T04:50:30.000Z'],
    [' 2026-11-21T10:20:00Z ', '2026-11-21T10:20:00.000Z'],
    ['2026-11-21T10:20:00.250+05:30', '2026-11-21T04:50:00.250Z'],
  ])('reads "%s" as %s', (text, instant) => {
    expect(parseInstant(text, NOW)?.toISOString()).toBe(instant);
  });

  it.each([
    '',
    'now',
    '24:00',
    '10:60',
    '2026-11-21',
    '2026-13-01 10:00',
    '2026-02-30 10:00',
    '2026-02-30T10:00:00Z',
    '2100-02-29T10:00:00+05:30',
    '21/11/2026 10:20',
    '1e9',
  ])('rejects "%s"', (text) => {
    expect(parseInstant(text, NOW)).toBeNull();
  });

  it('reads a time of day as an instant in the last 24 hours', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 1439 }),
        (now, minute) => {
          const text = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
          const age = now.getTime() - (parseInstant(text, now)?.getTime() ?? Number.NaN);
          expect(age).toBeGreaterThanOrEqual(0);
          expect(age).toBeLessThan(86_400_000);
        },
      ),
    );
  });
});
