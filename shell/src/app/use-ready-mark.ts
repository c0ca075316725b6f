import { useLayoutEffect } from 'react';

/**
 * Marks a part of the page once its scripts have taken it over, so that `page-boot.js` knows whether a button works. Called
 * in the component that is hydrated together with the part.
 */
export function useReadyMark(part: 'frame' | 'screen'): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(`data-${part}`, 'ready');
  }, [part]);
}
