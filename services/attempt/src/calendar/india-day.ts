const DAY_MS = 86_400_000;
/** India has one time zone, UTC+05:30, without daylight saving time. */
export const INDIA_OFFSET_MINUTES = 330;

/** The day of an instant in India's time, as days since 1970. */
export function indiaDay(instant: Date): number {
  return Math.floor((instant.getTime() + INDIA_OFFSET_MINUTES * 60_000) / DAY_MS);
}

const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The display text of a month: `Nov 2026` for `2026-11`. */
export function monthName(yearMonth: string): string {
  return MONTH.format(new Date(`${yearMonth}-01T00:00:00Z`));
}
