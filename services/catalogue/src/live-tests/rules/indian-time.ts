import { indiaTimeFormat } from '@abhyas/service-kit/rules';

const DATE = indiaTimeFormat({ dateStyle: 'medium' });
const TIME = indiaTimeFormat({ hour: 'numeric', minute: '2-digit', hour12: true });

/** Formats a date and time for readers in India: '6 Dec 2026', '10:00 am'. */
export function describeMoment(moment: Date): { date: string; time: string } {
  return { date: DATE.format(moment), time: TIME.format(moment) };
}
