const MONTH = new Intl.DateTimeFormat('en-IN', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The display text of a month: `Nov 2026` for `2026-11`. */
export function monthName(yearMonth: string): string {
  return MONTH.format(new Date(`${yearMonth}-01T00:00:00Z`));
}
