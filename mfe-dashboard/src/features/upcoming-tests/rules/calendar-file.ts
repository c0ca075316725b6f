/** What a calendar entry tells. */
export interface CalendarEvent {
  uid: string;
  title: string;
  startsAt: Date;
  durationSeconds: number;
  url: string;
  /** When the file is written. */
  now: Date;
}

/**
 * A calendar file with one event, by RFC 5545: lines end in CRLF, none is longer than 75 octets,
 * commas, semicolons, backslashes and line breaks in texts are escaped, instants are in UTC.
 */
export function calendarFile(event: CalendarEvent): string {
  const endsAt = new Date(event.startsAt.getTime() + event.durationSeconds * 1000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Abhyas//Upcoming tests//EN',
    'BEGIN:VEVENT',
    `UID:${event.uid}@abhyas`,
    `DTSTAMP:${instant(event.now)}`,
    `DTSTART:${instant(event.startsAt)}`,
    `DTEND:${instant(endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function instant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

/** Breaks a line before it passes 75 octets, never inside a character; the rest follows a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
