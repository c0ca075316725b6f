const DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const TIME = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** Formats a date and time for readers in India: '6 Dec 2026', '10:00 am'. */
export function describeMoment(moment: Date): { date: string; time: string } {
  return { date: DATE.format(moment), time: TIME.format(moment) };
}
