import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/**
 * The place of a screen among the parts of the shell's frame: React derives the ids of `useId` from the
 * places of all ancestors among their siblings. A screen that is rendered alone must have the same.
 */
const place = { index: 4, count: 7 };

/** Puts a screen where the shell's frame has it. Shell and remotes agree on it by their tests. */
export function inPageSlot(screen: ReactNode): ReactElement {
  const parts = Array.from({ length: place.count }, (_, index) =>
    index === place.index ? screen : null,
  );
  return createElement(Fragment, null, ...parts);
}
