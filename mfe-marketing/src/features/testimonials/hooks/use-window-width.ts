import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}

/** A value computed from the window's width; renders again only if the value changes. */
export function useWindowWidth<T extends number | boolean>(compute: (width: number) => T): T {
  return useSyncExternalStore(subscribe, () => compute(window.innerWidth));
}
