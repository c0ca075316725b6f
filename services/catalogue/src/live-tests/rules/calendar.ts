import ical, { ICalAlarmType } from 'ical-generator';
import { calendarEvent } from '../live-tests.texts.js';
import { describeMoment } from './indian-time.js';
import { nameWithExam } from './name-with-exam.js';

const REMIND_SECONDS_BEFORE = 30 * 60;

/** The data of a live test that a calendar entry shows. */
export interface CalendarTest {
  id: string;
  testId: string;
  examId: string;
  title: string;
  examName: string;
  questions: number;
  /** Seconds. */
  duration: number;
  opensAt: Date;
  closesAt: Date;
}

export interface CalendarFile {
  name: string;
  text: string;
}

/**
 * Writes a calendar file (RFC 5545) with one event. It starts when the live test opens and lasts as long
 * as the test, with an alarm half an hour before. The event has the id of the live test, so that
 * downloading the file again moves the event instead of adding another one.
 *
 * @param site the public URL of the site, to which the event links; without it there is no link
 */
export function writeCalendar(
  test: CalendarTest,
  { now, site }: { now: Date; site?: string | undefined },
): CalendarFile {
  const calendar = ical({ prodId: { company: 'Abhyas', product: 'Live tests', language: 'EN' } });
  const name = nameWithExam(test.title, test.examName);
  const end = Math.min(test.opensAt.getTime() + test.duration * 1000, test.closesAt.getTime());
  calendar.createEvent({
    id: `${test.id}@abhyas`,
    stamp: now,
    start: test.opensAt,
    end: new Date(end),
    summary: name,
    description: describe(test),
    ...(site !== undefined && { url: detailsAddress(site, test) }),
    alarms: [
      {
        type: ICalAlarmType.display,
        trigger: REMIND_SECONDS_BEFORE,
        description: name,
      },
    ],
  });
  return { name: `${fileName(name)}.ics`, text: endWithLineBreak(calendar.toString()) };
}

function describe({ questions, duration, opensAt, closesAt }: CalendarTest): string {
  return calendarEvent({
    opens: describeMoment(opensAt),
    closes: describeMoment(closesAt),
    questions,
    minutes: Math.round(duration / 60),
  }).join('\n');
}

function detailsAddress(site: string, { examId, testId }: CalendarTest): string {
  return new URL(`/test-details/${examId}/${testId}`, site).href;
}

/** A name that is valid on every file system: letters, digits and hyphens. */
function fileName(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 100) || 'live-test';
}

function endWithLineBreak(text: string): string {
  return text.endsWith('\r\n') ? text : `${text}\r\n`;
}
