import { serverClockQuery, untilLiveTestChanges } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';

interface Window {
  opensAt: string;
  closesAt: string;
  registrationOpensAt?: string | null | undefined;
  registrationClosesAt?: string | undefined;
}

/**
 * The current time, updated when a live test opens, closes or starts its registration. It is the server's
 * if that is known: with a device clock that is a day off, open tests would be over.
 */
export function useNow(tests: readonly Window[]): Date {
  const { data: clock } = useQuery({ ...serverClockQuery, enabled: tests.length > 0 });
  const originMs = clock?.originMs;
  const [, update] = useReducer((count: number) => count + 1, 0);
  const now = nowBy(originMs);
  const wait = untilLiveTestChanges(
    tests.map(({ opensAt, closesAt, registrationOpensAt, registrationClosesAt }) => ({
      startsAt: opensAt,
      closesAt,
      registrationOpensAt: registrationOpensAt ?? null,
      registrationClosesAt: registrationClosesAt ?? closesAt,
    })),
    now,
  );
  const wakesAt = wait === false ? undefined : now.getTime() + wait;
  useEffect(() => {
    if (wakesAt === undefined) return undefined;
    const timer = setTimeout(update, wakesAt - nowBy(originMs).getTime());
    return () => {
      clearTimeout(timer);
    };
  }, [wakesAt, originMs]);
  return now;
}

function nowBy(originMs: number | undefined): Date {
  return new Date(originMs === undefined ? Date.now() : originMs + performance.now());
}
