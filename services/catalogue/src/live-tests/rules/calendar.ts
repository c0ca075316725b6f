import ical, { ICalAlarmType } from 'ical-generator';
import { describeMoment } from './indian-time.js';

const REMIND_SECONDS_BEFORE = 30 * 60;

/** What an entry tells of a live test. */
export interface CalendarTest {
  id: string;
  testId: string;
  examId: string;
  title: string;
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
 * A calendar file (RFC 5545) with one event: from the opening of the live test for as long as it takes,
 * with an alarm half an hour before. The id of the event is the live test's, so that a file fetched
 * again moves the event instead of adding one.
 *
 * @param site the address that students know, to which the event links; without it there is no link
 */
export function writeCalendar(
  test: CalendarTest,
  { now, site }: { now: Date; site?: string | undefined },
): CalendarFile {
  const calendar = ical({ prodId: { company: 'Abhyas', product: 'Live tests', language: 'EN' } });
  const end = Math.min(test.opensAt.getTime() + test.duration * 1000, test.closesAt.getTime());
  calendar.createEvent({
    id: `${test.id}@abhyas`,
    stamp: now,
    start: test.opensAt,
    end: new Date(end),
    summary: test.title,
    description: describe(test),
    ...(site !== undefined && { url: detailsAddress(site, test) }),
    alarms: [
      {
        type: ICalAlarmType.display,
        trigger: REMIND_SECONDS_BEFORE,
        description: test.title,
      },
    ],
  });
  return { name: `${fileName(test.title)}.ics`, text: endWithLineBreak(calendar.toString()) };
}

function describe({ questions, duration, opensAt, closesAt }: CalendarTest): string {
  const opens = describeMoment(opensAt);
  const closes = describeMoment(closesAt);
  const until = closes.date === opens.date ? closes.time : `${closes.date} at ${closes.time}`;
  return [
    `Open from ${opens.date} at ${opens.time} until ${until} (India time).`,
    `${questions} questions, ${Math.round(duration / 60)} minutes.`,
  ].join('\n');
}

function detailsAddress(site: string, { examId, testId }: CalendarTest): string {
  return new URL(`/test-details/${examId}/${testId}`, site).href;
}

/** A name that every file system takes: letters, digits and hyphens. */
function fileName(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, 100) || 'live-test';
}

function endWithLineBreak(text: string): string {
  return text.endsWith('\r\n') ? text : `${text}\r\n`;
}
