import { createContext, useContext } from 'react';
import { endSession } from '@abhyas/web-kit';

/** Ends the session on this page and leads to an address that is not the dashboard's. */
export type Exit = (address: string) => void;

export const ExitContext = createContext<Exit>(() => {
  endSession();
});

/** The way out for pages whose calls have ended the session. */
export function useExit(): Exit {
  return useContext(ExitContext);
}
