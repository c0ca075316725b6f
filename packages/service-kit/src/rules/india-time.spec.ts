import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { indiaDay, indiaInstant, indiaTimeFormat, readInstant } from './india-time.js';

const two = (value: number): string => String(value).padStart(2, '0');
const dayName = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** All days of a year in the calendar of `Date`. */
function daysOf(year: number): Set<string> {
  const days = new Set<string>();
  const day = new Date(0);
  for (day.setUTCFullYear(year, 0, 1); day.getUTCFullYear() === year;) {
    days.add(day.toISOString().slice(0, 10));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return days;
}

describe('an instant', () => {
  it.each([
    ['2026-12-06 10:00', '2026-12-06T04:30:00.000Z'],
    ['2026-12-06T10:00', '2026-12-06T04:30:00.000Z'],
    ['2026-12-06 10:00:59', '2026-12-06T04:30:59.000Z'],
    ['2026-12-06T10:00:30+05:30', '2026-12-06T04:30:30.000Z'],
    ['2026-12-06T10:00:30.25+05:30', '2026-12-06T04:30:30.250Z'],
    ['2026-12-06T10:00Z', '2026-12-06T10:00:00.000Z'],
    ['2026-12-06 10:00-08:00', '2026-12-06T18:00:00.000Z'],
    ['2028-02-29 00:00', '2028-02-28T18:30:00.000Z'],
    ['2000-02-29 00:00Z', '2000-02-29T00:00:00.000Z'],
    ['2026-12-31 23:59:59.999', '2026-12-31T18:29:59.999Z'],
  ])('%s is %s', (text, instant) => {
    expect(readInstant(text)?.toISOString()).toBe(instant);
  });

  it.each([
    '',
    'tomorrow',
    '2026-12-06',
    '2026-02-29 10:00',
    '2026-02-30 10:00',
    '2026-02-30T10:00:00Z',
    '2026-04-31T10:00:00+05:30',
    '2100-02-29 10:00',
    '2026-00-10 10:00',
    '2026-13-01 10:00',
    '2026-12-00 10:00',
    '2026-12-06 24:00',
    '2026-12-06 25:00',
    '2026-12-06 10:60',
    '2026-12-06 10:00:60',
    '2026-12-06T10:00+24:00',
    '2026-12-06T10:00+05:60',
    '2026-12-06T10:00+99:99',
    ' 2026-12-06 10:00',
    '2026-12-06 10:00\n',
    '+002026-12-06 10:00',
    '٢٠٢٦-12-06 10:00',
  ])('%j is invalid', (text) => {
    expect(readInstant(text)).toBeUndefined();
  });

  it.each([1900, 1999, 2000, 2023, 2024, 2026, 2027, 2028, 2099, 2100, 2104, 2400])(
    'is valid on every day of %i, and on no other',
    (year) => {
      const days = daysOf(year);
      const read = new Set<string>();
      for (let month = 0; month <= 13; month += 1) {
        for (let day = 0; day <= 32; day += 1) {
          const name = dayName(year, month, day);
          const instant = readInstant(`${name} 12:34Z`);
          if (instant) read.add(instant.toISOString().slice(0, 10));
          expect([name, instant !== undefined]).toEqual([name, days.has(name)]);
        }
      }
      expect(read).toEqual(days);
    },
  );

  it('survives a round trip with any day, time and offset', () => {
    const years = { min: new Date('0001-01-01'), max: new Date('9999-01-01'), noInvalidDate: true };
    const minutes = fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 });
    fc.assert(
      fc.property(fc.date(years), minutes, (instant, offset) => {
        const there = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, -1);
        // The offset may move the date to a year without four digits, which has another format.
        fc.pre(/^\d{4}-/.test(there));
        const size = Math.abs(offset);
        const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
        expect(readInstant(`${there}${zone}`)).toEqual(instant);
        expect(readInstant(`${there.replace('T', ' ')}${zone}`)).toEqual(instant);
      }),
    );
  });

  it('without an offset is in India’s time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-02'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (instant) => {
          const inIndia = new Date(instant.getTime() + 330 * 60_000).toISOString().slice(0, -1);
          expect(readInstant(inIndia)).toEqual(instant);
        },
      ),
    );
  });
});

describe('a day in India', () => {
  it('starts at 18:30 UTC', () => {
    expect(indiaDay(new Date('1970-01-01T18:29:59.999Z'))).toBe(0);
    expect(indiaDay(new Date('1970-01-01T18:30:00.000Z'))).toBe(1);
  });

  it('has an instant for each minute', () => {
    expect(indiaInstant(1, 0)).toEqual(new Date('1970-01-01T18:30:00.000Z'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.nat(1439), (day, minute) => {
        expect(indiaDay(indiaInstant(day, minute))).toBe(day);
      }),
    );
  });

  it('is formatted in India’s time', () => {
    const format = indiaTimeFormat({ dateStyle: 'medium' });
    expect(format.format(new Date('2026-12-05T18:30:00Z'))).toBe('6 Dec 2026');
  });
});
