const SHAPE =
  /^(\d{4})-(\d{2})-(\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;
const INDIA = '+05:30';

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
