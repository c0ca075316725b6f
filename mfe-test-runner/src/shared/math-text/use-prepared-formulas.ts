import { useEffect } from 'react';
import type { MathSegment } from './parse-math';
import { parseMath } from './parse-math';

/** What is left of an idle moment must be worth a formula on a slow phone. */
const WORTH_MS = 8;
const WITHOUT_IDLE_MS = 60;

/**
 * Draws the formulas of texts that will be shown soon while the browser has nothing else to do, so
 * that showing them is quick. The list must be the same between renders.
 */
export function usePreparedFormulas(texts: readonly string[]): void {
  useEffect(() => {
    const waiting = texts.flatMap(parseMath).filter(({ kind }) => kind !== 'text');
    if (waiting.length === 0) return undefined;
    let cancel: (() => void) | undefined;
    let isOver = false;
    void import('./formula-store').then(
      ({ prepareFormula }) => {
        if (!isOver) prepareNext(prepareFormula);
      },
      // Drawn where it stands, then, with a second try for the code.
      () => undefined,
    );

    function prepareNext(prepare: (formula: MathSegment) => void): void {
      cancel = whenIdle((timeLeft) => {
        do {
          const next = waiting.shift();
          if (!next) return;
          prepare(next);
        } while (timeLeft() > WORTH_MS);
        prepareNext(prepare);
      });
    }

    return () => {
      isOver = true;
      cancel?.();
    };
  }, [texts]);
}

/** Safari has no idle callbacks: there a pause after each formula does. */
function whenIdle(work: (timeLeft: () => number) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => work(() => 0), WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
}
