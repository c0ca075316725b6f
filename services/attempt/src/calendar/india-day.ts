const DAY_MS = 86_400_000;
/** India keeps one time, five and a half hours ahead of UTC, the whole year. */
export const INDIA_OFFSET_MINUTES = 330;

/** The day of an instant in India's time, in days since 1970. */
export function indiaDay(instant: Date): number {
  return Math.floor((instant.getTime() + INDIA_OFFSET_MINUTES * 60_000) / DAY_MS);
}

const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-11` as it is read: `Nov 2026`. */
export function monthName(yearMonth: string): string {
  return MONTH.format(new Date(`${yearMonth}-01T00:00:00Z`));
}
