/** The lobby of a live test opens this long before the test. */
const lobbyLeadMs = 10 * 60_000;
/** From this long before a live test, screens count down. */
const closeMs = 60 * 60_000;

/** When a live test can be started; ISO instants. */
interface Window {
  startsAt: string;
  closesAt: string;
}

/** When the lobby of a live test opens. */
export function lobbyOpensAt({ startsAt }: Pick<Window, 'startsAt'>): Date {
  return new Date(Date.parse(startsAt) - lobbyLeadMs);
}

/** What a live test is at a moment of the server's clock; each phase includes its first instant. */
export type LivePhase = 'early' | 'soon' | 'lobby' | 'open' | 'over';

/** `soon` is the last hour before the test; `lobby` the last ten minutes. */
export function livePhase(test: Window, now: Date): LivePhase {
  const ms = now.getTime();
  const startsAt = Date.parse(test.startsAt);
  if (ms >= Date.parse(test.closesAt)) return 'over';
  if (ms >= startsAt) return 'open';
  if (ms >= lobbyOpensAt(test).getTime()) return 'lobby';
  return ms >= startsAt - closeMs ? 'soon' : 'early';
}

/**
 * A wait as text, in its two largest units: `2 days 3 h`, `3 h 20 min`, `12 min`; under ten minutes
 * as a clock, `9:05`.
 */
export function describeCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds <= lobbyLeadMs / 1000) {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const minutes = Math.ceil(seconds / 60);
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  if (days > 0)
    return [`${days} ${days === 1 ? 'day' : 'days'}`, hours > 0 && `${hours} h`]
      .filter(Boolean)
      .join(' ');
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
