import { useSyncExternalStore } from 'react';

/**
 * False on a server and in the render that takes its HTML over, true afterwards. What the server cannot know
 * (device, session, the URL's other parameters) is rendered once it is true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
