/** India's time, independent of the device: an exam date is the same day for everyone. It has no summer time. */
const OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;
const locale = 'en-IN';

const counts = new Intl.NumberFormat(locale);
const rupees = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Not by `Intl`: browsers abbreviate in different ways, and a page must read as the server has written it. */
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];
const monthsInDates = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
];

/** Whole rupees with Indian grouping: 149900 gives `₹1,49,900`. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/** `1 question`, `1,200 questions`: a count with a noun whose plural ends in s. */
export function formatCount(count: number, noun: string): string {
  return `${counts.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * A test's duration: `2 h 30 min`, `45 min`; `N/A` if unknown.
 *
 * @param seconds rounded to whole minutes, at least one
 */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !(seconds > 0)) return 'N/A';
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** `November 2026` from an ISO instant; `N/A` for anything else. */
export function formatMonthYear(iso: string | null | undefined): string {
  const day = inIndia(iso);
  return day ? `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}` : 'N/A';
}

/** `21 Nov 2026` from an ISO instant. */
export function formatDate(iso: string | null | undefined): string {
  const day = inIndia(iso);
  if (!day) return 'N/A';
  return `${day.getUTCDate()} ${monthsInDates[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** `21 Nov 2026, 9:05 am` from an ISO instant. */
export function formatDateTime(iso: string | null | undefined): string {
  const day = inIndia(iso);
  if (!day) return 'N/A';
  const hour = day.getUTCHours();
  const minute = String(day.getUTCMinutes()).padStart(2, '0');
  return `${formatDate(iso)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `6:00 pm today`, `9:05 am tomorrow`, else `21 Nov 2026, 9:05 am`: an ISO instant as seen from `now`. */
export function formatMoment(iso: string, now: Date): string {
  const full = formatDateTime(iso);
  const time = full.slice(full.indexOf(', ') + 2);
  const dayOf = (instant: number) => formatDate(new Date(instant).toISOString());
  if (formatDate(iso) === dayOf(now.getTime())) return `${time} today`;
  return formatDate(iso) === dayOf(now.getTime() + DAY_MS) ? `${time} tomorrow` : full;
}

/** `HH:MM:SS` from seconds; negative values become zero, fractions are rounded up. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** `12m 5s` from seconds, rounded to whole seconds; `21 s` below a minute. */
export function formatMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)}m ${whole % 60}s`;
}

/** A wait as text: `45 seconds`, `2 minutes`; from two minutes, rounded up to whole minutes. */
export function formatWait(seconds: number): string {
  return seconds < 120
    ? formatCount(Math.max(1, Math.ceil(seconds)), 'second')
    : formatCount(Math.ceil(seconds / 60), 'minute');
}

/** From here on {@link formatTimeLeft} counts seconds. */
export const COUNTED_SECONDS = 300;

/**
 * The time left as text: `1 h 5 min left`, `43 min left`; from five minutes on `4 min 09 s left`.
 * Rounded down, so that it never promises more than there is.
 *
 * @param seconds whole seconds; zero and below give `time is up`
 */
export function formatTimeLeft(seconds: number): string {
  if (seconds <= 0) return 'time is up';
  const minutes = Math.floor(seconds / 60);
  if (seconds <= COUNTED_SECONDS) {
    const rest = seconds % 60;
    return minutes === 0
      ? `${rest} s left`
      : `${minutes} min ${String(rest).padStart(2, '0')} s left`;
  }
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min left`;
  return minutes % 60 === 0 ? `${hours} h left` : `${hours} h ${minutes % 60} min left`;
}

/** A date whose UTC parts are those of India's time; undefined if the text is no instant. */
function inIndia(iso: string | null | undefined): Date | undefined {
  const instant = new Date(iso ?? Number.NaN).getTime();
  return Number.isNaN(instant) ? undefined : new Date(instant + OFFSET_MS);
}
