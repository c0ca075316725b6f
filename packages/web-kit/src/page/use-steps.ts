import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useIsHydrated } from './use-is-hydrated';

/**
 * How many parts of a screen are drawn: the first one at once, and each next one when the one before was painted. So the
 * first view need not wait for what is below it, and the page reacts meanwhile. HTML from a server has all parts, and a
 * step back needs all of them to find its place.
 *
 * @param count how many parts the screen has
 */
export function useSteps(count: number): number {
  const isHydrated = useIsHydrated();
  const isPop = useNavigationType() === NavigationType.Pop;
  const [step, setStep] = useState(() => (!isHydrated || (isPop && hasShownScreen()) ? count : 1));
  useEffect(() => {
    if (step < count) startTransition(() => setStep(step + 1));
  }, [step, count]);
  return step;
}

/** Whether the shell has shown a screen of any app before: it marks the page then. */
function hasShownScreen(): boolean {
  return document.documentElement.hasAttribute('data-screen');
}
