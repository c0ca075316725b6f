import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}

/** Something computed from the window's width; draws again only when it comes out different. */
export function useWindowWidth<T extends number | boolean>(compute: (width: number) => T): T {
  return useSyncExternalStore(subscribe, () => compute(window.innerWidth));
}
