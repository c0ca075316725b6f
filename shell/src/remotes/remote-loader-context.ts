import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader';

/** The part of the loader that the shell's screens use; tests pass a fake. */
export type Remotes = Pick<RemoteLoader, 'app' | 'conversation' | 'forget'>;

export const RemoteLoaderContext = createContext<Remotes | undefined>(undefined);

/** The page's remote loader. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemoteLoaderContext);
  if (!remotes) throw new Error('RemoteLoaderContext is missing above this component.');
  return remotes;
}
