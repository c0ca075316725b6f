import { indiaDay } from '@abhyas/service-kit/rules';

const DAY_MS = 86_400_000;
const MAX_YEARS = 5;
const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, like `2027-01-05`. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    SHAPE.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${text}T`)
  );
}

/** The first and the last day that can be the date of an exam: today in India, and five years later. */
export function examDateBounds(now: Date): { min: string; max: string } {
  const today = new Date(indiaDay(now) * DAY_MS);
  // The 29th of February becomes the 1st of March.
  const last = Date.UTC(
    today.getUTCFullYear() + MAX_YEARS,
    today.getUTCMonth(),
    today.getUTCDate(),
  );
  return { min: dayOf(today), max: dayOf(new Date(last)) };
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
