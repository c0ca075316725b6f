import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { backOffMs } from '../../features/attempt-session/rules/back-off';
import { callFailure, isTransient } from '../../features/attempt-session/rules/call-failure';
import { queuedMs } from '../../features/attempt-session/rules/queued-start';
import type { TurnFailure } from '../../features/start-queue/components/turn-dialog';
import type { Countdown } from '../../shared/rules/countdown';
import { useBackOnline } from '../../shared/use-back-online';

/** Students with the same whole second come at different moments of the next one. */
const SPREAD_MS = 1_000;
/** A page that becomes visible asks at once, because it may have slept; not each time, though. */
const MIN_GAP_MS = 5_000;

interface Wait {
  /** Until the next try. */
  readonly countdown: Countdown;
  /** Why the last try failed, other than because others start first. */
  readonly failure?: TurnFailure;
}

export interface TurnOptions {
  /** Until the turn. */
  readonly waitMs: number;
  /** Asks the server again. What it resolves to is called, unless the student has left. */
  readonly open: () => Promise<() => void>;
  /** The server has said again how long to wait. */
  readonly onWait: (waitMs: number) => void;
  /** The same call would never succeed. */
  readonly onRefused: () => void;
}

/** Waits for the turn and goes on then. Stays through failures that may pass. */
export function useTurn({ waitMs, open, onWait, onRefused }: TurnOptions): Wait {
  const [wait, setWait] = useState<Wait>(() => ({ countdown: countdownOf(waitMs) }));
  const tries = useRef({ failed: 0, lastAt: performance.now(), isTrying: false, isLeft: false });

  async function tryOpen(): Promise<void> {
    const { current } = tries;
    if (current.isTrying || current.isLeft) return;
    current.isTrying = true;
    current.lastAt = performance.now();
    try {
      const proceed = await open();
      if (!current.isLeft) proceed();
    } catch (error) {
      if (!current.isLeft) goOnAfter(error);
    } finally {
      current.isTrying = false;
    }
  }

  function goOnAfter(error: unknown): void {
    const nextMs = queuedMs(error);
    if (nextMs !== undefined) {
      tries.current.failed = 0;
      onWait(nextMs);
      setWait({ countdown: countdownOf(nextMs) });
      return;
    }
    const failure = callFailure(error);
    if (!isTransient(failure)) {
      onRefused();
      return;
    }
    tries.current.failed += 1;
    const retryAfterMs = failure.kind === 'server' ? failure.retryAfterMs : 0;
    setWait({
      countdown: countdownOf(backOffMs(tries.current.failed, Math.random(), retryAfterMs)),
      failure: failure.kind === 'offline' ? 'offline' : 'failed',
    });
  }

  const onTurn = useEffectEvent(tryOpen);
  const onShow = useEffectEvent(() => {
    const isDue = performance.now() - tries.current.lastAt >= MIN_GAP_MS;
    if (document.visibilityState === 'visible' && isDue) void tryOpen();
  });
  useEffect(() => {
    const delayMs = wait.countdown.remainingMs + Math.random() * SPREAD_MS;
    const timer = setTimeout(() => void onTurn(), delayMs);
    return () => clearTimeout(timer);
  }, [wait]);
  useEffect(() => {
    const { current } = tries;
    current.isLeft = false;
    document.addEventListener('visibilitychange', onShow);
    return () => {
      current.isLeft = true;
      document.removeEventListener('visibilitychange', onShow);
    };
  }, []);
  useBackOnline(wait.failure !== undefined, () => void tryOpen());
  return wait;
}

function countdownOf(remainingMs: number): Countdown {
  return { remainingMs, at: performance.now() };
}
