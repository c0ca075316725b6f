import { useState } from 'react';
import { flushSync } from 'react-dom';
import { endSession, logOut } from '@abhyas/web-kit';
import { loginAddress } from '../shared/rules/addresses';

/**
 * The ways to leave the dashboard. `exit` is where a student who left on purpose goes; one whose
 * session ran out has none, and is brought back here after the next log-in.
 */
export function useWaysOut() {
  const [exit, setExit] = useState<string>();
  // At once: the end of the session draws the page anew before an ordinary update would.
  const leaveFor = (address: string) => {
    flushSync(() => {
      setExit(address);
    });
  };
  return {
    exit,
    logout: () => {
      leaveFor(loginAddress);
      logOut();
    },
    leave: (address: string) => {
      leaveFor(address);
      endSession();
    },
  };
}
