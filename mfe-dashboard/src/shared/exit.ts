import { endSession } from '@abhyas/web-kit';
import { createContext, useContext } from 'react';

/** Ends the session on this page and navigates to a URL outside the dashboard. */
export type Exit = (address: string) => void;

export const ExitContext = createContext<Exit>(() => {
  endSession();
});

/** The exit for pages whose calls have ended the session. */
export function useExit(): Exit {
  return useContext(ExitContext);
}
