import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorFromResponse, errorWithoutResponse } from '../rules/api-error';

/** The server's time on this page's monotonic clock, which no change of the device's time moves. */
export interface ServerClock {
  /** The server's time in ms since 1970 when `performance.now()` was zero. */
  readonly originMs: number;
  /** The shortest of the requests, there and back. */
  readonly roundTripMs: number;
  /** How far the device's clock is ahead of the server's; negative if it is behind. */
  readonly deviceAheadMs: number;
}

const samples = 3;
const timeoutMs = 8_000;
/** Monotonic clocks drift, and some stop while the device sleeps. */
const resyncMs = 10 * 60_000;

/** Reads the gateway's time; the request that took the shortest time is the most precise. */
export async function readServerClock({
  signal,
}: { signal?: AbortSignal } = {}): Promise<ServerClock> {
  let best = await sample(signal);
  for (let count = 1; count < samples; count += 1) {
    const next = await sample(signal);
    if (next.roundTripMs < best.roundTripMs) best = next;
  }
  return best;
}

async function sample(signal: AbortSignal | undefined): Promise<ServerClock> {
  const sentAt = performance.now();
  const response = await request(signal);
  const roundTripMs = performance.now() - sentAt;
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isTime(body)) throw errorFromResponse(response, body);
  // The server read its clock between request and response; the middle is the best estimate.
  const serverMs = body.seconds * 1000 + roundTripMs / 2;
  return {
    originMs: serverMs - (sentAt + roundTripMs),
    roundTripMs,
    deviceAheadMs: Date.now() - serverMs,
  };
}

async function request(signal: AbortSignal | undefined): Promise<Response> {
  const call = new AbortController();
  const abort = () => {
    call.abort();
  };
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeoutMs);
  try {
    return await fetch('/api/time', { signal: call.signal, cache: 'no-store' });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw errorWithoutResponse(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function isTime(body: unknown): body is { seconds: number } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'seconds' in body &&
    typeof body.seconds === 'number'
  );
}

export const serverClockQuery = queryOptions({
  queryKey: ['server-clock'],
  queryFn: readServerClock,
  // Offline too: then the page goes by the device's clock, and says so.
  networkMode: 'always',
  retry: false,
  // Every part of a page that appears would ask again.
  retryOnMount: false,
  staleTime: resyncMs,
  refetchInterval: resyncMs,
  // A page that was asleep comes back with the focus.
  refetchOnWindowFocus: 'always',
});

/** A moment by the server's clock, or by the device's if the server's is unknown or still pending. */
export interface ServerNow {
  readonly now: Date;
  readonly source: 'server' | 'device' | 'pending';
}

const tickMs = 1000;

/**
 * The current time, updated with every second of the server's clock.
 *
 * @param isWanted without it, nothing is asked for or updated, and the device's clock counts
 */
export function useServerNow(isWanted = true): ServerNow {
  const { data: clock, isFetched } = useQuery({ ...serverClockQuery, enabled: isWanted });
  const originMs = clock?.originMs;
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      clearTimeout(timer);
      setTick((count) => count + 1);
      timer = setTimeout(tick, tickMs - (nowMs(originMs) % tickMs) + 5);
    }
    timer = setTimeout(tick, tickMs - (nowMs(originMs) % tickMs) + 5);
    // Browsers throttle timers of hidden pages: update when the page becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [originMs, isWanted]);
  return {
    now: new Date(nowMs(originMs)),
    source: originMs !== undefined ? 'server' : isFetched || !isWanted ? 'device' : 'pending',
  };
}

function nowMs(originMs: number | undefined): number {
  return originMs === undefined ? Date.now() : originMs + performance.now();
}
