import type { ComponentType } from 'react';

/** The version of the agreement between shell and remotes that this copy of web-kit speaks. */
export const remoteContract = 1;

/**
 * What a remote hands to the shell: the default export of its exposed module `./remote`.
 *
 * The shell mounts `App` inside its own router, query client and page frame. Fields may be added;
 * removing or narrowing one is a new contract number, which the shell of the day must know first.
 */
export interface RemoteModule {
  /** The contract that the remote was built for; the shell refuses numbers that it does not know. */
  readonly contract: typeof remoteContract;
  /** The remote's own version, for messages and reports. */
  readonly version: string;
  /**
   * The remote's screens. It is mounted under a splat route and declares its `<Routes>` with full
   * paths, as they stand in the address bar.
   */
  readonly App: ComponentType;
}
