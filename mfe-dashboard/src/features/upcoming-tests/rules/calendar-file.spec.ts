import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarFile, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  uid: '0193',
  title: 'All India Mock: SSC CGL, Tier 1',
  startsAt: new Date('2026-12-06T04:30:00.000Z'),
  durationSeconds: 5400,
  url: 'https://abhyas.example/test-details/e/t',
  now: new Date('2026-11-21T10:00:00.000Z'),
};

describe('calendarFile', () => {
  it('holds one event in UTC from start to end', () => {
    const file = calendarFile(event);
    expect(file).toContain('DTSTART:20261206T043000Z\r\nDTEND:20261206T060000Z\r\n');
    expect(file).toContain(String.raw`SUMMARY:All India Mock: SSC CGL\, Tier 1`);
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('keeps any title on lines of 75 octets and gives it back unfolded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = calendarFile({ ...event, title });
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const unfolded = file.replaceAll('\r\n ', '');
        const summary = /\r\nSUMMARY:(.*?)\r\nURL:/s.exec(unfolded)?.[1] ?? '';
        const read = summary.replace(/\\(n|[\\;,])/g, (_, mark: string) =>
          mark === 'n' ? '\n' : mark,
        );
        expect(read).toBe(title.replaceAll('\r\n', '\n'));
      }),
    );
  });
});
