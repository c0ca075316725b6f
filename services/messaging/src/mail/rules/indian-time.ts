import { indiaTimeFormat } from '@abhyas/service-kit/rules';

const MOMENT = indiaTimeFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/**
 * Formats an instant in Indian time, with the time zone's name for readers elsewhere.
 *
 * @param iso an ISO 8601 instant
 */
export function indianTime(iso: string): string {
  return `${MOMENT.format(new Date(iso))}, India time`;
}
