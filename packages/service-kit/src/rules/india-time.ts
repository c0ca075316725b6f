const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** India has one time zone, UTC+05:30, without daylight saving time. */
export const INDIA_OFFSET_MINUTES = 330;
const INDIA = '+05:30';

/** Formats instants in India's time, in English as it is written in India. */
export function indiaTimeFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });
}

/** The day of an instant in India's time, as days since 1970. */
export function indiaDay(instant: Date): number {
  return Math.floor((instant.getTime() + INDIA_OFFSET_MINUTES * MINUTE_MS) / DAY_MS);
}

/** The instant of a minute of a day in India's time. @param day as {@link indiaDay} returns it */
export function indiaInstant(day: number, minuteOfDay: number): Date {
  return new Date(day * DAY_MS + (minuteOfDay - INDIA_OFFSET_MINUTES) * MINUTE_MS);
}

const SHAPE =
  /^(\d{4})-(\d{2})-(\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

/**
 * Parses an instant as an operator types it: `2026-12-06 10:00` in India's time, or with an ISO 8601
 * offset. `Date` alone would read the 30th of February as the 2nd of March.
 *
 * @returns undefined for an invalid instant: a day or an hour that does not exist, a date without time
 */
export function readInstant(text: string): Date | undefined {
  const [, year, month, day, time, seconds = '00', offset = INDIA] = SHAPE.exec(text) ?? [];
  if (!isDay(Number(year), Number(month), Number(day))) return undefined;
  return new Date(`${year}-${month}-${day}T${time}:${seconds}${offset}`);
}

/** Whether the Gregorian calendar has this day. */
function isDay(year: number, month: number, day: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}
