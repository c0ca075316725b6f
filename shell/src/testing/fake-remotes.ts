import type { ChatProps } from '@abhyas/web-kit';
import type { ComponentType } from 'react';
import type { Remotes } from '../remotes/remote-loader-context';

/** Remotes without the federation runtime: the test sets their components. */
export function fakeRemotes(parts: {
  app?: ComponentType;
  conversation?: ComponentType<ChatProps>;
  onForget?: () => void;
}): Remotes {
  return {
    app: () => parts.app ?? Nothing,
    conversation: () => parts.conversation ?? Nothing,
    forget: () => parts.onForget?.(),
  };
}

function Nothing() {
  return null;
}
