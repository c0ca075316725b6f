import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader';

/** What the shell's screens need of the loader; tests put a stand-in here. */
export type Remotes = Pick<RemoteLoader, 'app' | 'widget' | 'forget'>;

export const RemoteLoaderContext = createContext<Remotes | undefined>(undefined);

/** The page's remote loader. */
export function useRemotes(): Remotes {
  const remotes = useContext(RemoteLoaderContext);
  if (!remotes) throw new Error('RemoteLoaderContext is missing above this component.');
  return remotes;
}
