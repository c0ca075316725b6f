import * as texts from '../../../texts/targets';
const dayMs = 86_400_000;
const maxYears = 5;

/** `2026-11-23`: the order of the parts that the server uses. */
const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of an instant in India, as `2026-11-23`. */
export function indiaDate(now: Date): string {
  return isoDay.format(now);
}

/** Whole days from today in India to a day; negative for the past. */
export function daysUntil(day: string, now: Date): number {
  return Math.round((Date.parse(day) - Date.parse(indiaDate(now))) / dayMs);
}

/** The first and the last day that can be chosen as the date of an exam. */
export function examDateBounds(now: Date): { min: string; max: string } {
  const min = indiaDate(now);
  const last = new Date(min);
  last.setUTCFullYear(last.getUTCFullYear() + maxYears);
  return { min, max: last.toISOString().slice(0, 10) };
}

/** What is wrong with the date of an exam, if anything. */
export function examDateError(day: string | null, now: Date): string | undefined {
  if (day === null) return undefined;
  const { min, max } = examDateBounds(now);
  if (day < min) return texts.dateHasPassed;
  return day > max ? texts.dateIsTooLate : undefined;
}
