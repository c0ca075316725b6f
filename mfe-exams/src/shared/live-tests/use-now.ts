import { serverClockQuery, useIsHydrated } from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useRenderedAt } from './rendered-at';
import { untilChange, type LiveWindow } from './until-change';

/**
 * The current time, updated when a live test opens, closes or starts its registration. It is the server's
 * if that is known: with a device clock that is a day off, open tests would be over. Until then, a page from
 * the server keeps the time at which it was rendered.
 */
export function useNow(tests: readonly LiveWindow[]): Date {
  const isHydrated = useIsHydrated();
  const renderedAt = useRenderedAt();
  const { data: clock, isPending } = useQuery({ ...serverClockQuery, enabled: tests.length > 0 });
  const originMs = isHydrated ? clock?.originMs : undefined;
  const [, update] = useReducer((count: number) => count + 1, 0);
  const isRendered = renderedAt !== undefined && (isPending || !isHydrated);
  const now = isRendered ? new Date(renderedAt) : nowBy(originMs);
  const wait = untilChange(tests, now);
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
