import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Enough to fill a screen, and few enough that rendering their formulas does not delay a click. */
const STEP = 5;

/** How many of `total` items to render now. Grows by a few whenever the browser is idle. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= total) return;
    const next = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(next);
  }, [count, total]);
  useEffect(() => {
    // A printout must contain all items.
    const drawAll = () => flushSync(() => setCount(total));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [total]);
  return Math.min(count, total);
}
