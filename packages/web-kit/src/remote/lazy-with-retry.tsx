import { type ComponentType, createElement, lazy, useState } from 'react';

const retryEvent = 'abhyas:retry-chunks';

/** Lets every chunk that failed to load, in whichever app, be asked for again. */
export function retryFailedChunks(): void {
  window.dispatchEvent(new Event(retryEvent));
}

/**
 * A component loaded on first use, like `React.lazy`, except that a failure is not for ever: after
 * `retryFailedChunks()` (which `RetryBoundary` calls) the next mount loads it anew.
 *
 * @param importer loads the module whose default export is the component
 */
export function lazyWithRetry<Props extends object>(
  importer: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let current = lazy(load);

  async function load() {
    try {
      return await importer();
    } catch (error) {
      window.addEventListener(retryEvent, startOver, { once: true });
      throw error;
    }
  }

  function startOver() {
    current = lazy(load);
  }

  return function LazyWithRetry(props: Props) {
    // Held for the life of this mount: a new lazy on every render would load for ever.
    const [Component] = useState(() => current);
    return createElement(Component as ComponentType<Props>, props);
  };
}
