import { useEffect } from 'react';
import { parseMath, type MathSegment } from './parse-math';

/** Minimum idle time left to render a formula on a slow phone. */
const MIN_IDLE_MS = 8;
const PAUSE_MS = 60;

/**
 * Renders the formulas of upcoming texts while the browser is idle, so that the texts show quickly.
 * The list must be the same object between renders.
 */
export function usePreparedFormulas(texts: readonly string[]): void {
  useEffect(() => {
    const waiting = texts.flatMap(parseMath).filter(({ kind }) => kind !== 'text');
    if (waiting.length === 0) return undefined;
    let cancel: (() => void) | undefined;
    let isCancelled = false;
    void import('./formula-store').then(
      ({ prepareFormula }) => {
        if (!isCancelled) prepareNext(prepareFormula);
      },
      // The formula then renders in place, and loads the code again.
      () => undefined,
    );

    function prepareNext(prepare: (formula: MathSegment) => void): void {
      cancel = whenIdle((timeLeft) => {
        do {
          const next = waiting.shift();
          if (!next) return;
          prepare(next);
        } while (timeLeft() > MIN_IDLE_MS);
        prepareNext(prepare);
      });
    }

    return () => {
      isCancelled = true;
      cancel?.();
    };
  }, [texts]);
}

/** Safari has no idle callbacks: a pause after each formula replaces them. */
function whenIdle(work: (timeLeft: () => number) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => work(() => 0), PAUSE_MS);
  return () => clearTimeout(timer);
}
