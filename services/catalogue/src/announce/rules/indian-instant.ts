const SHAPE = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?$/;
const INDIA = '+05:30';

/**
 * Reads a moment as an operator types it: `2026-12-06 10:00` in India's time, or with an offset as in
 * ISO 8601. Gives undefined for what is no moment, as the 30th of February.
 */
export function readInstant(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second = '00', offset = INDIA] = SHAPE.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return undefined;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
