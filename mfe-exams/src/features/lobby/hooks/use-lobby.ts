import type { QueryFailureProps } from '@abhyas/ui';
import {
  livePhase,
  upcomingTestsQuery,
  useLoadError,
  useServerNow,
  type LiveTestFacts,
} from '@abhyas/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveTestDetails } from '../../../shared/catalogue.types';

export type LobbyView =
  | { status: 'loading' | 'over' }
  | { status: 'failed'; query: QueryFailureProps['query'] }
  | { status: 'not-registered'; facts: LiveTestFacts }
  /** `msLeft` is negative after the start. */
  | { status: 'early' | 'waiting' | 'open'; facts: LiveTestFacts; msLeft: number };

/** The gateway reads the clock in whole turns of its loop, and services have clocks of their own. */
const marginMs = 500;
/** All who wait would ask the server at the same moment: each waits for a part of this time. */
const maxSpreadMs = 8_000;

/**
 * What the lobby shows, by the server's clock. The start is offered without a request; shortly after,
 * each page checks once, at its own moment, that the test has not been moved.
 */
export function useLobby(test: LiveTestDetails): LobbyView {
  const { now: exactNow, source } = useServerNow();
  const now = new Date(exactNow.getTime() - marginMs);
  const upcoming = useQuery({ ...upcomingTestsQuery, refetchInterval: false });
  const error = useLoadError(upcoming);
  const facts = upcoming.data?.find(({ id }) => id === test.liveTest.id);
  const window = facts ?? { startsAt: test.opensAt, closesAt: test.closesAt };
  const phase = livePhase(window, now);
  const { refetch } = upcoming;
  const [spreadMs] = useState(() => 1000 + Math.random() * maxSpreadMs);
  const isConfirmed = facts === undefined || facts.isOpen;
  useEffect(() => {
    if (source === 'pending' || phase !== 'open' || isConfirmed) return undefined;
    const timer = setTimeout(() => void refetch(), spreadMs);
    return () => {
      clearTimeout(timer);
    };
  }, [source, phase, isConfirmed, refetch, spreadMs]);

  // The device's clock may be a day off: it counts only if the server's stays unknown.
  if (source === 'pending') return { status: 'loading' };
  if (phase === 'over') return { status: 'over' };
  if (!facts) {
    if (error || upcoming.isError) return { status: 'failed', query: upcoming };
    // The list has all live tests that have not closed.
    return { status: upcoming.isSuccess ? 'over' : 'loading' };
  }
  if (!facts.registered) return { status: 'not-registered', facts };
  const msLeft = Date.parse(facts.startsAt) - now.getTime();
  switch (phase) {
    case 'open':
      return { status: 'open', facts, msLeft };
    case 'lobby':
      return { status: 'waiting', facts, msLeft };
    case 'early':
    case 'soon':
      return { status: 'early', facts, msLeft };
  }
}
