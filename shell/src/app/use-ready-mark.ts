import { useEffect } from 'react';

/**
 * Marks a part of the page once its scripts have taken it over, so that `page-boot.js` knows whether a button works. Called
 * in the component that is hydrated together with the part.
 */
export function useReadyMark(part: 'frame' | 'screen'): void {
  // What the server could not know is rendered right after these effects (`useIsHydrated`). A layout effect would set the
  // mark earlier: a button could be pressed in between, and be replaced while it is pressed.
  useEffect(() => {
    document.documentElement.setAttribute(`data-${part}`, 'ready');
  }, [part]);
}
