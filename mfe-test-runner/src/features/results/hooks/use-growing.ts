import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Fills a screen; the formulas of so many are drawn without a click being felt. */
const STEP = 5;

/** How many of `total` things to draw by now: a few more each time the browser is free. */
export function useGrowing(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= total) return;
    const next = setTimeout(() => startTransition(() => setCount(count + STEP)));
    return () => clearTimeout(next);
  }, [count, total]);
  useEffect(() => {
    // Paper is complete.
    const drawAll = () => flushSync(() => setCount(total));
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [total]);
  return Math.min(count, total);
}
