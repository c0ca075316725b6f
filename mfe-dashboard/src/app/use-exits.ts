import { endSession, loginPath, logOut } from '@abhyas/web-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The ways to leave the dashboard. `exit` is the target of a student who left on purpose. After an
 * expired session it is undefined, and the student returns here after the next log-in.
 */
export function useExits() {
  const [exit, setExit] = useState<string>();
  // Synchronous: the end of the session renders the page again before a normal update would.
  const leaveFor = (address: string) => {
    flushSync(() => {
      setExit(address);
    });
  };
  return {
    exit,
    logout: () => {
      leaveFor(loginPath());
      logOut();
    },
    leave: (address: string) => {
      leaveFor(address);
      endSession();
    },
  };
}
