import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { writeCalendar, type CalendarTest } from './calendar.js';

const now = new Date('2026-11-21T10:00:00.000Z');
const site = 'https://abhyas.example';
const test: CalendarTest = {
  id: '0193-live',
  testId: '0193-test',
  examId: '0193-exam',
  title: 'SSC CGL: Live Test, first; round',
  examName: 'SSC CGL',
  questions: 25,
  duration: 1500,
  opensAt: new Date('2026-12-06T04:30:00.000Z'),
  closesAt: new Date('2026-12-06T16:30:00.000Z'),
};

/** The only event of a file, as another implementation of the format reads it. */
function read(text: string): ICAL.Event {
  const calendar = ICAL.Component.fromString(text);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0]);
}

describe('writeCalendar', () => {
  it('writes an event in UTC from the opening, as long as the test', () => {
    const { name, text } = writeCalendar(test, { now, site });
    expect(name).toBe('ssc-cgl-live-test-first-round.ics');
    expect(text).toContain('\r\nDTSTART:20261206T043000Z\r\n');
    expect(text).toContain('\r\nDTEND:20261206T045500Z\r\n');
    expect(text).toContain('\r\nDTSTAMP:20261121T100000Z\r\n');
    const event = read(text);
    expect(event.uid).toBe('0193-live@abhyas');
    expect(event.summary).toBe(test.title);
    expect(event.startDate.toJSDate()).toEqual(test.opensAt);
    expect(event.description).toBe(
      'You can start this test from 6 Dec 2026 at 10:00 am until 10:00 pm (India time).\nIt has 25 questions and takes 25 minutes.',
    );
    expect(event.component.getFirstPropertyValue('url')).toBe(
      'https://abhyas.example/test-details/0193-exam/0193-test',
    );
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT30M');
  });

  it('ends when the window closes if that is earlier', () => {
    const closesAt = new Date(test.opensAt.getTime() + 60_000);
    const event = read(writeCalendar({ ...test, closesAt }, { now, site }).text);
    expect(event.endDate.toJSDate()).toEqual(closesAt);
  });

  it('is named with the exam', () => {
    const { name, text } = writeCalendar({ ...test, title: 'Live Test 1' }, { now, site });
    expect(read(text).summary).toBe('SSC CGL: Live Test 1');
    expect(name).toBe('ssc-cgl-live-test-1.ics');
  });

  it('has no link without the URL of the site', () => {
    expect(writeCalendar(test, { now }).text).not.toContain('URL');
  });

  it('keeps any title, on lines of 75 octets that end in CRLF', () => {
    // The format does not allow control characters.
    const titles = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((title) => !/\p{Cc}/u.test(title) && title.trim() !== '');
    fc.assert(
      fc.property(titles, (title) => {
        const { name, text } = writeCalendar({ ...test, title, examName: title }, { now, site });
        expect(name).toMatch(/^[a-z0-9-]+\.ics$/);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        expect(read(text).summary).toBe(title);
      }),
    );
  });
});
