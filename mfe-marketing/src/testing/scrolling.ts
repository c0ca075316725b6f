import { expect, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';

/** Stands in for the observers of what is on the screen: nothing is, until `showAll`. */
export function fakeScrolling() {
  const callbacks = new Set<IntersectionObserverCallback>();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function (callback) {
    const disconnect = () => callbacks.delete(callback);
    const observer = { observe: () => callbacks.add(callback), disconnect };
    return observer as unknown as IntersectionObserver;
  });
  return {
    /** Scrolls everything onto the screen that waits for it, at least one element. */
    showAll: async () => {
      await waitFor(() => {
        expect(callbacks.size).toBeGreaterThan(0);
      });
      act(() => {
        const shown = [{ isIntersecting: true } as IntersectionObserverEntry];
        for (const callback of [...callbacks]) callback(shown, {} as IntersectionObserver);
      });
    },
  };
}
