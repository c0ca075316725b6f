import { createElement, lazy, useState, type ComponentType } from 'react';

const retryEvent = 'abhyas:retry-chunks';

/** Allows a retry of every chunk that failed to load, in all apps. */
export function retryFailedChunks(): void {
  window.dispatchEvent(new Event(retryEvent));
}

/** A component that is loaded on first use, or earlier on request. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads it for a use that is likely; a failure is reported where it is used. */
  preload: () => void;
};

/**
 * A component loaded on first use, like `React.lazy`, except that a failure is not permanent: after
 * `retryFailedChunks()` (which `RetryBoundary` calls) the next mount loads it again.
 *
 * @param importer loads the module whose default export is the component
 */
export function lazyWithRetry<Props extends object>(
  importer: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let current = lazy(load);

  async function load() {
    try {
      return await importer();
    } catch (error) {
      window.addEventListener(retryEvent, reset, { once: true });
      throw error;
    }
  }

  function reset() {
    current = lazy(load);
  }

  function LazyWithRetry(props: Props) {
    // Stable while mounted: a new lazy component on every render would never finish loading.
    const [Component] = useState(() => current);
    return createElement(Component as ComponentType<Props>, props);
  }

  LazyWithRetry.preload = () => {
    importer().catch(() => undefined);
  };
  return LazyWithRetry;
}
