import { indiaDay, indiaInstant, readInstant } from '@abhyas/service-kit/rules';

const CLOCK_TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/**
 * Parses an instant: `2026-11-21T10:20:00+05:30` as it is, `2026-11-21 10:20` in India time, and
 * `10:20` as the last time before `now` when clocks in India showed it.
 *
 * @returns null for other texts
 */
export function parseInstant(text: string, now: Date): Date | null {
  const trimmed = text.trim();
  const clock = CLOCK_TIME.exec(trimmed);
  if (clock) return lastTime(Number(clock[1]) * 60 + Number(clock[2]), now);
  return readInstant(trimmed) ?? null;
}

function lastTime(minuteOfDay: number, now: Date): Date {
  const today = indiaInstant(indiaDay(now), minuteOfDay);
  return today > now ? indiaInstant(indiaDay(now) - 1, minuteOfDay) : today;
}
