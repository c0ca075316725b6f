import type { ComponentType } from 'react';
import type { Remotes } from '../remotes/remote-loader-context';

/** Remotes without the federation runtime: what each name stands for is up to the test. */
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
