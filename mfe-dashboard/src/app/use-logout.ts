import { useState } from 'react';
import { logOut } from '@abhyas/web-kit';

/**
 * Logging out from the dashboard. `hasLeft` tells a student who left from one whose session ran
 * out: only the latter is brought back here after the next log-in.
 */
export function useLogout() {
  const [hasLeft, setHasLeft] = useState(false);
  const logout = () => {
    setHasLeft(true);
    logOut();
  };
  return { hasLeft, logout };
}
