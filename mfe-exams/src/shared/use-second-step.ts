import { useIsHydrated } from '@abhyas/web-kit';
import { useDeferredValue, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * False in the first step of a screen to which a link led, and true soon after: what is below the first view is
 * drawn then, so that the view need not wait for it. HTML from a server has all of it, and a step back needs all
 * of it to find its place.
 */
export function useSecondStep(): boolean {
  const isHydrated = useIsHydrated();
  const isNew = useNavigationType() === NavigationType.Push;
  const [isSplit] = useState(isHydrated && isNew);
  return useDeferredValue(true, !isSplit);
}
