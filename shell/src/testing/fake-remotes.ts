import type { ComponentType } from 'react';
import type { Remotes } from '../remotes/remote-loader-context';

/** Remotes without the federation runtime: the test sets their components. */
export function fakeRemotes(parts: {
  app?: ComponentType;
  widget?: ComponentType;
  onForget?: () => void;
}): Remotes {
  return {
    app: () => parts.app ?? Nothing,
    widget: () => parts.widget ?? Nothing,
    forget: () => parts.onForget?.(),
  };
}

function Nothing() {
  return null;
}
