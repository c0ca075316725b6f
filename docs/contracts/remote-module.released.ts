import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The version of the contract between shell and remotes that this copy of web-kit implements. */
export const remoteContract = 1;

/** What the shell, which draws the button of the exam assistant, tells the conversation. */
export interface ChatProps {
  isOpen: boolean;
  /** The question with which it was opened. */
  firstQuestion: string | undefined;
  /** Called for each message of the user. */
  onSpoken: () => void;
  onClose: () => void;
  /** Called when the panel has closed and the focus can move. */
  onClosed: () => void;
}

/**
 * What a remote provides to the shell: the default export of its exposed module `./remote`.
 *
 * The shell mounts `App` inside its own router, query client and page frame. Fields may be added;
 * removing or narrowing one needs a new contract number, which the deployed shell must know first.
 */
export interface RemoteModule {
  /** The contract that the remote was built for; the shell rejects unknown numbers. */
  readonly contract: typeof remoteContract;
  /** The remote's own version, for messages and reports. */
  readonly version: string;
  /**
   * The remote's screens. The shell mounts it under a splat route; it declares its `<Routes>` with
   * full paths, as in the address bar.
   */
  readonly App: ComponentType;
  /** The conversation of the exam assistant, whose button the shell draws. */
  readonly conversation?: ComponentType<ChatProps>;
  /**
   * Loads what the page of an address needs, because somebody opens it or is about to: its chunk and its data, also a
   * signed-in student's own. Failures are silent; the page itself tries again.
   */
  readonly prefetch?: (address: URL, queries: QueryClient) => void;
}
