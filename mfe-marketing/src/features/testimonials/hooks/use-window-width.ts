import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}

/**
 * A value computed from the window's width; renders again only if the value changes. Undefined on a server and in
 * the render that takes its HTML over.
 */
export function useWindowWidth<T extends number | boolean>(
  compute: (width: number) => T,
): T | undefined {
  return useSyncExternalStore<T | undefined>(
    subscribe,
    () => compute(window.innerWidth),
    () => undefined,
  );
}
